import { useEffect, useLayoutEffect } from 'react';

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
    document.querySelector<HTMLElement>(`[data-row="${kept}"]`)?.focus();
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
