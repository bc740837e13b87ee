import { useEffect, useEffectEvent } from 'react';
import { isShortcut } from '@/shared/shortcut';

/** Another dialog waits for an answer: nothing opens over it. */
const isBusy = () => document.querySelector('[aria-modal="true"]') !== null;

/** The keys that open the palette from anywhere, and close it. */
export const useShortcut = (palette: { opened: boolean; open: () => void; close: () => void }) => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event) || (!palette.opened && isBusy())) return;
    event.preventDefault();
    if (palette.opened) palette.close();
    else palette.open();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};
