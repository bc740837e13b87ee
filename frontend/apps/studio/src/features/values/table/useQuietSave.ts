import { useEffect, useEffectEvent, useRef } from 'react';

/** After this silence what was typed is written. */
const pause = 800;

type Write<Value> = (value: Value, closing: boolean) => void;

/** Writes what was last given: after a pause, when asked, when the screen is left and when the page goes away. */
export const useQuietSave = <Value>(write: Write<Value>) => {
  const waiting = useRef<{ value: Value; timer: number }>(undefined);
  const send = (closing: boolean) => {
    if (!waiting.current) return;
    const { value, timer } = waiting.current;
    waiting.current = undefined;
    window.clearTimeout(timer);
    write(value, closing);
  };
  const sendNow = useEffectEvent(send);
  useEffect(() => {
    const close = () => sendNow(true);
    window.addEventListener('pagehide', close);
    return () => {
      window.removeEventListener('pagehide', close);
      sendNow(false);
    };
  }, []);
  const keep = (value: Value) => {
    window.clearTimeout(waiting.current?.timer);
    waiting.current = { value, timer: window.setTimeout(() => send(false), pause) };
  };
  return { keep, flush: () => send(false) };
};
