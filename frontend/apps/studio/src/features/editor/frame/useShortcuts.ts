import { useEffect, useEffectEvent } from 'react';
import { goToRegion } from './regions';

type Shortcuts = { onFind: () => void; onSave: () => void; onHelp: () => void };

/** The keys that work wherever one is in the editor; a dialog keeps its own. */
export const useShortcuts = ({ onFind, onSave, onHelp }: Shortcuts) => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector('[aria-modal="true"]')) return;
    const acts: Record<string, () => void> = { f: onFind, s: onSave, '/': onHelp };
    const commanded = (event.ctrlKey || event.metaKey) && !event.altKey && acts[event.key.toLowerCase()];
    const act = event.key === 'F6' ? () => goToRegion(event.shiftKey ? -1 : 1) : commanded;
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};
