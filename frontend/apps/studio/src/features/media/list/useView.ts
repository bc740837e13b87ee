import { useState } from 'react';

export const views = ['grid', 'list'] as const;
export type View = (typeof views)[number];

const key = 'livretier-media-view';

const kept = (): View => {
  try {
    return localStorage.getItem(key) === 'list' ? 'list' : 'grid';
  } catch {
    return 'grid';
  }
};

const keep = (view: View) => {
  try {
    localStorage.setItem(key, view);
  } catch {
    /* Storage is full or forbidden: the choice lasts as long as the page. */
  }
};

/** Cards or lines, as somebody last chose in this browser. */
export const useView = () => {
  const [view, show] = useState(kept);
  const setView = (chosen: View) => {
    show(chosen);
    keep(chosen);
  };
  return { view, setView };
};
