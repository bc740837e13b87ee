/** Calls back once a time has run; a pause keeps what remains of it, and only that is waited for afterwards. */
export const createCountdown = (milliseconds: number, onEnd: () => void) => {
  let remaining = milliseconds;
  let running: { timer: ReturnType<typeof setTimeout>; since: number } | null = null;

  const pause = () => {
    if (!running) return;
    clearTimeout(running.timer);
    remaining -= performance.now() - running.since;
    running = null;
  };

  const resume = () => {
    if (running) return;
    running = { timer: setTimeout(onEnd, remaining), since: performance.now() };
  };

  return { pause, resume };
};
