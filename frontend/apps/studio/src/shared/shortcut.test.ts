import { describe, expect, it, vi } from 'vitest';
import { isShortcut, shortcutKeys, shortcutText } from './shortcut';

const on = (platform: string) => vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
const press = (keys: KeyboardEventInit) => isShortcut(new KeyboardEvent('keydown', { key: 'k', ...keys }));

describe('the shortcut', () => {
  it.each([
    ['MacIntel', '⌘K', 'Meta+K', true, false],
    ['iPhone', '⌘K', 'Meta+K', true, false],
    ['Win32', 'Ctrl K', 'Control+K', false, true],
    ['Linux x86_64', 'Ctrl K', 'Control+K', false, true],
  ])('on %s is %s', (platform, text, keys, meta, ctrl) => {
    on(platform);

    expect([shortcutText(), shortcutKeys()]).toEqual([text, keys]);
    expect([press({ metaKey: true }), press({ ctrlKey: true })]).toEqual([meta, ctrl]);
  });

  it.each([
    ['alone', {}],
    ['with Alt', { ctrlKey: true, altKey: true }],
    ['with Shift', { ctrlKey: true, shiftKey: true }],
    ['held down', { ctrlKey: true, repeat: true }],
  ])('is not the key %s', (_, keys) => {
    on('Win32');
    expect(press(keys)).toBe(false);
  });
});
