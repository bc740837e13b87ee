import { keyAlongReading } from '@livretier/ui';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Outline.module.css';

const steps: Record<string, (here: number, last: number) => number> = {
  ArrowUp: (here) => here - 1,
  ArrowDown: (here) => here + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** The arrows go from line to line of the outline, whatever holds them. */
export const walkRows = (event: KeyboardEvent) => {
  const step = steps[event.key];
  if (!step || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const here = rows.indexOf(event.target as HTMLElement);
  const next = here < 0 ? undefined : rows[step(here, rows.length - 1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
};

const focus = (id: string) => document.querySelector<HTMLElement>(`[data-row="${id}"]`)?.focus();

/** To a line of the outline; in a moment, where it has to be drawn first. */
export const focusRow = (id: string, when: 'now' | 'drawn' = 'now') =>
  when === 'now' ? focus(id) : void requestAnimationFrame(() => focus(id));

type Act = (() => void) | false | undefined;

type Acts = {
  onStep?: ((direction: -1 | 1) => void) | false;
  onRename?: Act;
  onRemove?: Act;
  onLeft?: Act;
  onRight?: Act;
};

/** What a key does on a line of the outline. */
export const pressRow = (event: KeyboardEvent, { onStep, onRename, onRemove, onLeft, onRight }: Acts) => {
  const plain: Record<string, Act> = { F2: onRename, Delete: onRemove, ArrowLeft: onLeft, ArrowRight: onRight };
  const moving: Record<string, Act> = onStep ? { ArrowUp: () => onStep(-1), ArrowDown: () => onStep(1) } : {};
  const act = (event.altKey ? moving : plain)[keyAlongReading(event.key)];
  if (!act) return;
  event.preventDefault();
  act();
};

let kept: string | null = null;

/** This line is about to be drawn elsewhere, and has the focus there too. */
export const keepRow = (id: string) => {
  kept = id;
};

const forget = () => {
  kept = null;
};

/** A browser takes the focus from what is drawn anew: a line that was moved with the keys gets it back. */
export const useKeptRow = () => {
  useLayoutEffect(() => {
    if (kept === null || document.activeElement !== document.body) return;
    focus(kept);
  });
  useEffect(() => {
    const forgetOther = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement && target.dataset.row === kept)) forget();
    };
    document.addEventListener('focusin', forgetOther);
    document.addEventListener('pointerdown', forget);
    return () => {
      document.removeEventListener('focusin', forgetOther);
      document.removeEventListener('pointerdown', forget);
    };
  }, []);
};

type Props = { title: string; onRename: (title: string) => void; onEnd: () => void };

/** Renames a page where it stands: Enter keeps, Escape gives up. */
export const TitleField = ({ title, onRename, onEnd }: Props) => {
  const { t } = useTranslation('editor');
  const [draft, setDraft] = useState(title);
  const ended = useRef(false);
  const end = (keeps: boolean) => {
    if (ended.current) return;
    ended.current = true;
    const wanted = draft.trim();
    if (keeps && wanted !== '' && wanted !== title) onRename(wanted);
    onEnd();
  };
  const press = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Enter') end(true);
    if (event.key === 'Escape') end(false);
  };
  return (
    <input
      className={classes.input}
      aria-label={t('outline.titleOf', { title })}
      maxLength={200}
      value={draft}
      ref={(input) => {
        if (input && document.activeElement !== input) {
          input.focus();
          input.select();
        }
      }}
      onChange={({ target }) => setDraft(target.value)}
      onKeyDown={press}
      onBlur={() => end(true)}
    />
  );
};
