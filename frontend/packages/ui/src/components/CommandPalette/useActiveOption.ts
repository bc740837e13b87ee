import { type KeyboardEvent, useEffect, useState } from 'react';
import type { Found } from './commands';

type Options = {
  found: readonly Found[];
  typed: string;
  idOf: (found: Found) => string;
  onSelect: (it: Found) => void;
};

/** The option that Enter would choose; the focus stays in the field while the arrows go through the list. */
export const useActiveOption = ({ found, typed, idOf, onSelect }: Options) => {
  const [place, setPlace] = useState(0);
  const [before, setBefore] = useState(typed);
  if (before !== typed) {
    setBefore(typed);
    setPlace(0);
  }
  const last = found.length - 1;
  const active = found[Math.min(place, last)];
  const id = active && idOf(active);

  useEffect(() => {
    if (id) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id]);

  const now = Math.min(place, last);
  const moves: Record<string, number> = {
    ArrowDown: now >= last ? 0 : now + 1,
    ArrowUp: now <= 0 ? last : now - 1,
    Home: 0,
    End: last,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const next = moves[event.key];
    if (next === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (next !== undefined) setPlace(Math.max(0, next));
    else if (active) onSelect(active);
  };
  return { active, id, onKeyDown, activate: (it: Found) => setPlace(found.indexOf(it)) };
};
