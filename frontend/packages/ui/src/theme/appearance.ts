export const appearances = ['light', 'dark', 'auto'] as const;
export type Appearance = (typeof appearances)[number];

/** Also read by the script that runs before the first paint. */
export const appearanceKey = 'livretier-appearance';

/** Reflect the scheme on the root, where tokens.css looks, and in the browser's own chrome. */
export const paintRoot = (scheme: 'light' | 'dark') => {
  const root = document.documentElement;
  root.classList.toggle('p-dark', scheme === 'dark');
  const color = getComputedStyle(root).getPropertyValue('--lv-theme-color').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', color);
};
