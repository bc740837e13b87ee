const isApple = () => /mac|iphone|ipad/i.test(navigator.platform);

/** How this computer writes the keys, and how assistive tools want to read them. */
export const shortcutText = () => (isApple() ? '⌘K' : 'Ctrl K');
export const shortcutKeys = () => (isApple() ? 'Meta+K' : 'Control+K');

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat'>;

/** On an Apple keyboard Ctrl K belongs to text fields: it deletes to the end of the line. */
export const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey, repeat }: Press) => {
  const [wanted, other] = isApple() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  return key.toLowerCase() === 'k' && wanted && !other && !altKey && !shiftKey && !repeat;
};
