// Before anything is drawn: the light this device asked for last time. `settings.svelte.ts` does the rest.
try {
  const { theme } = JSON.parse(localStorage.getItem('gaslamp') ?? '{}');
  const light = theme === 'light' || (theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches);
  document.documentElement.dataset.theme = light ? 'light' : 'dark';
} catch {
  document.documentElement.dataset.theme = 'dark';
}
