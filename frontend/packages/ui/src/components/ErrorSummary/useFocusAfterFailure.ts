import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to an element when its form was sent and errors came of it, and never while somebody types. */
export const useFocusAfterFailure = (box: RefObject<HTMLElement | null>, failed: boolean) => {
  const sent = useRef(false);
  useEffect(() => {
    const form = box.current?.closest('form');
    const send = () => {
      sent.current = true;
    };
    const type = () => {
      sent.current = false;
    };
    form?.addEventListener('submit', send);
    form?.addEventListener('input', type);
    return () => {
      form?.removeEventListener('submit', send);
      form?.removeEventListener('input', type);
    };
  }, [box]);
  useEffect(() => {
    if (!(failed && sent.current)) return;
    sent.current = false;
    box.current?.focus();
  });
};
