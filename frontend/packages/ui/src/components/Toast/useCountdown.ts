import { useEffect, useEffectEvent, useRef } from 'react';
import { createCountdown } from './countdown';

/** Runs the life of what is on screen; null never ends. */
export const useCountdown = (life: number | null, paused: boolean, onEnd: () => void) => {
  const countdown = useRef<ReturnType<typeof createCountdown> | null>(null);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    countdown.current = life === null ? null : createCountdown(life, () => end());
    return () => countdown.current?.pause();
  }, [life]);
  useEffect(() => {
    if (paused) countdown.current?.pause();
    else countdown.current?.resume();
  }, [paused]);
};
