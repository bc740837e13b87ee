const writes = (key: string) => key.length === 1 || key === 'Backspace';
const edited = (text: string, key: string) => (key === 'Backspace' ? text.slice(0, -1) : text + key);
const isField = (target: EventTarget | null) => target instanceof Element && target.matches('[role="combobox"]');

type Ahead = { onText: (change: (text: string) => string) => void; onEscape: () => void };

/** From now until a field has come and has the focus, what is typed is kept for it and goes nowhere else. */
export const typeAhead = ({ onText, onEscape }: Ahead) => {
  const end = new AbortController();
  const keep = (event: KeyboardEvent) => {
    const { key } = event;
    if (isField(event.target)) end.abort();
    if (end.signal.aborted || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!writes(key) && key !== 'Enter' && key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (writes(key)) onText((text) => edited(text, key));
    if (key === 'Escape') onEscape();
  };
  document.addEventListener('keydown', keep, { capture: true, signal: end.signal });
  return () => end.abort();
};
