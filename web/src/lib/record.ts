/** The record somebody opened here, kept as long as the tab is: a reload shows it again. */
const KEY = 'gaslamp-record';

export const kept = {
  get text(): string {
    try {
      return sessionStorage.getItem(KEY) ?? '';
    } catch {
      return '';
    }
  },

  set text(text: string) {
    try {
      sessionStorage.setItem(KEY, text);
    } catch {
      // A browser that keeps nothing.
    }
  },
};
