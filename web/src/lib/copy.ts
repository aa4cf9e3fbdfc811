/** Put a text on the clipboard; without HTTPS there is only the old way. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = Object.assign(document.createElement('textarea'), { value: text });
    // In an open dialog nothing outside it can be selected.
    (document.querySelector('dialog[open]') ?? document.body).append(field);
    field.select();
    document.execCommand('copy');
    field.remove();
  }
}
