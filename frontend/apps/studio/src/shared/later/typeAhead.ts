const writes = (key: string) => key.length === 1 || key === 'Backspace';
const edited = (text: string, key: string) => (key === 'Backspace' ? text.slice(0, -1) : text + key);
const isField = (target: EventTarget | null): target is Element =>
  target instanceof Element && target.matches('[role="combobox"]');
const press = (field: Element) => field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));

type Ahead = { onText: (change: (text: string) => string) => void; onEscape: () => void };

/** From now until a field has come and has the focus, what is typed is kept for it and goes nowhere else. */
export const typeAhead = ({ onText, onEscape }: Ahead) => {
  const end = new AbortController();
  let entered = false;
  const keep = (event: KeyboardEvent) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!writes(key) && key !== 'Enter' && key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    entered = key === 'Enter';
    if (writes(key)) onText((text) => edited(text, key));
    if (key === 'Escape') onEscape();
  };
  const handOver = ({ target }: FocusEvent) => {
    if (!isField(target)) return;
    end.abort();
    /* Once the field shows what was typed before. */
    if (entered) requestAnimationFrame(() => press(target));
  };
  document.addEventListener('keydown', keep, { capture: true, signal: end.signal });
  document.addEventListener('focusin', handOver, { signal: end.signal });
  return () => end.abort();
};
