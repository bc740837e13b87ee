import { appearanceKey, ThemeProvider } from '@livretier/ui';
import { render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import common from '@/locales/fr/common.json';
import beforePaint from '../../public/admin/appearance.js?raw';

const root = document.documentElement;
const device = (dark: boolean) =>
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: dark,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );

afterEach(() => {
  root.className = '';
  localStorage.clear();
});

describe('the appearance', () => {
  it.each([
    [null, true, true],
    [null, false, false],
    ['auto', true, true],
    ['light', true, false],
    ['dark', false, true],
  ])('chosen %s on a device that is dark: %s, paints dark: %s, before and after React', (choice, dark, expected) => {
    device(dark);
    if (choice) localStorage.setItem(appearanceKey, choice);

    new Function(beforePaint)();
    expect(root.classList.contains('p-dark')).toBe(expected);

    root.className = '';
    render(<ThemeProvider labels={common.labels}>content</ThemeProvider>);
    expect(root.classList.contains('p-dark')).toBe(expected);
  });
});
