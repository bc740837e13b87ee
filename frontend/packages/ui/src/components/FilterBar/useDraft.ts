import { useEffect, useRef, useState } from 'react';

const pause = 300;

/** A text that people type and that is sent when they pause; a value that comes from elsewhere replaces it. */
export const useDraft = (value: string, onChange: (value: string) => void) => {
  const [draft, setDraft] = useState(value);
  const sent = useRef(value);
  const timer = useRef(0);

  useEffect(() => {
    if (value === sent.current) return;
    clearTimeout(timer.current);
    sent.current = value;
    setDraft(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = (text: string) => {
    clearTimeout(timer.current);
    setDraft(text);
    if (text === sent.current) return;
    sent.current = text;
    onChange(text);
  };
  const type = (text: string) => {
    clearTimeout(timer.current);
    setDraft(text);
    timer.current = window.setTimeout(() => send(text), pause);
  };
  return { draft, type, send };
};
