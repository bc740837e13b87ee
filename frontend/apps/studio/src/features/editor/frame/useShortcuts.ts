import { useEffect, useEffectEvent } from 'react';

const reachable =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [contenteditable="true"], [tabindex]';

const enter = (region: Element) => region.querySelector<HTMLElement>(reachable)?.focus();

/** F6: from one part of the screen to the next, around the last one. */
const goToRegion = (direction: -1 | 1) => {
  const regions = [...document.querySelectorAll('[data-region]')].filter((region) => region.querySelector(reachable));
  const here = regions.findIndex((region) => region.contains(document.activeElement));
  const next = regions[(here + direction + regions.length) % regions.length];
  if (next) enter(next);
};

/** To what is written in the window: its name. */
export const focusName = () => document.querySelector<HTMLElement>('[data-region="top"] h1')?.focus();

type Shortcuts = { onFind: () => void; onSave: () => void; onHelp: () => void; onComment: (() => void) | undefined };

/** The keys that work wherever one is in the editor; a dialog keeps its own. */
export const useShortcuts = ({ onFind, onSave, onHelp, onComment }: Shortcuts) => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector('[aria-modal="true"]')) return;
    const acts: Record<string, () => void> = { f: onFind, s: onSave, '/': onHelp };
    const commanded = (event.ctrlKey || event.metaKey) && !event.altKey && acts[event.key.toLowerCase()];
    const comments = (event.ctrlKey || event.metaKey) && event.altKey && event.code === 'KeyM' && onComment;
    const act = event.key === 'F6' ? () => goToRegion(event.shiftKey ? -1 : 1) : comments || commanded;
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
