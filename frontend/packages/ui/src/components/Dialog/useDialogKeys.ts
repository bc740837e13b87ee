import { type RefObject, useEffect, useEffectEvent } from 'react';
import { focusableIn } from './focusable';

/** Open dialogs, the topmost last: only that one hears the keyboard. */
const opened: HTMLElement[] = [];

/** A list that is open inside the dialog closes first. */
const isForAList = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('[role="menu"], [role="listbox"], [aria-expanded="true"]') !== null;

const keepFocusIn = (element: HTMLElement, event: KeyboardEvent) => {
  const stops = focusableIn(element);
  const [first = element, last = element] = [stops.at(0), stops.at(-1)];
  const [edge, next] = event.shiftKey ? [first, last] : [last, first];
  const now = document.activeElement;
  if (now !== edge && now !== element && element.contains(now)) return;
  if (now === element && !event.shiftKey) return;
  event.preventDefault();
  next.focus();
};

type Options = { active: boolean; modal: boolean; onEscape: (() => void) | undefined };

/** Escape closes, and Tab turns round inside a modal dialog. */
export const useDialogKeys = (box: RefObject<HTMLElement | null>, { active, modal, onEscape }: Options) => {
  const press = useEffectEvent((element: HTMLElement, event: KeyboardEvent) => {
    if (opened.at(-1) !== element || event.defaultPrevented || event.isComposing) return;
    if (event.key === 'Escape' && !isForAList(event)) onEscape?.();
    if (event.key === 'Tab' && modal) keepFocusIn(element, event);
  });
  useEffect(() => {
    const element = box.current;
    if (!(element && active)) return;
    const listen = (event: KeyboardEvent) => press(element, event);
    opened.push(element);
    document.addEventListener('keydown', listen);
    return () => {
      opened.splice(opened.indexOf(element), 1);
      document.removeEventListener('keydown', listen);
    };
  }, [box, active]);
};
