import { useEffect, useEffectEvent } from 'react';

/** Escape and scrolling take away what floats; Escape does nothing else, so that the dialog below stays. */
export const useDismissal = (shown: boolean, onDismiss: () => void) => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onDismiss();
  });
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (!shown) return;
    const end = new AbortController();
    const { signal } = end;
    document.addEventListener('keydown', (event) => press(event), { signal, capture: true });
    document.addEventListener('scroll', () => dismiss(), { signal, capture: true });
    return () => end.abort();
  }, [shown]);
};
