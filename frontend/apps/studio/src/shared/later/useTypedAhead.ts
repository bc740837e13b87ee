import { useEffect, useEffectEvent } from 'react';

const edited = (text: string, key: string) => (key === 'Backspace' ? text.slice(0, -1) : text + key);
const writes = ({ key }: KeyboardEvent) => key.length === 1 || key === 'Backspace';

/** While a field is on its way, what is typed is kept for it and goes nowhere else. */
export const useTypedAhead = (waiting: boolean, setText: (change: (text: string) => string) => void) => {
  const keep = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!writes(event) && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    if (writes(event)) setText((text) => edited(text, event.key));
  });
  useEffect(() => {
    if (!waiting) return;
    const listen = (event: KeyboardEvent) => keep(event);
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, [waiting]);
};
