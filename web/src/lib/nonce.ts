/** Random characters of ours, mixed into every draw of the referee: 22 of them, 132 bits. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(22));
  return Array.from(bytes, (byte) => LETTERS[byte & 63]).join('');
}
