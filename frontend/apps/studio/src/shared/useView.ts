import { useState } from 'react';

export const views = ['grid', 'list'] as const;
export type View = (typeof views)[number];

const kept = (key: string): View => {
  try {
    return localStorage.getItem(key) === 'list' ? 'list' : 'grid';
  } catch {
    return 'grid';
  }
};

const keep = (key: string, view: View) => {
  try {
    localStorage.setItem(key, view);
  } catch {
    /* Storage is full or forbidden: the choice lasts as long as the page. */
  }
};

/** Cards or lines, as somebody last chose for these things in this browser. */
export const useView = (things: 'media' | 'booklets') => {
  const key = `livretier-${things}-view`;
  const [view, show] = useState(() => kept(key));
  const setView = (chosen: View) => {
    show(chosen);
    keep(key, chosen);
  };
  return { view, setView };
};
