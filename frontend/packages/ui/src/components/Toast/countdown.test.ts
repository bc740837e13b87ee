import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCountdown } from './countdown';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const started = (milliseconds: number) => {
  const end = vi.fn();
  const countdown = createCountdown(milliseconds, end);
  countdown.resume();
  return { ...countdown, end };
};

describe('F12: the life of a toast', () => {
  it('ends after its milliseconds, not before', () => {
    const { end } = started(5000);

    vi.advanceTimersByTime(4999);
    expect(end).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);

    expect(end).toHaveBeenCalledOnce();
  });

  it('stands still during a pause', () => {
    const { pause, end } = started(5000);

    vi.advanceTimersByTime(4000);
    pause();
    vi.advanceTimersByTime(60_000);

    expect(end).not.toHaveBeenCalled();
  });

  it('goes on with what remained, whatever the number of pauses', () => {
    const { pause, resume, end } = started(5000);

    for (const run of [1000, 1500, 2000]) {
      vi.advanceTimersByTime(run);
      pause();
      vi.advanceTimersByTime(3000);
      resume();
    }
    vi.advanceTimersByTime(499);
    expect(end).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);

    expect(end).toHaveBeenCalledOnce();
  });

  it('is not shortened or lengthened by being told twice', () => {
    const { pause, resume, end } = started(1000);

    resume();
    vi.advanceTimersByTime(400);
    pause();
    vi.advanceTimersByTime(400);
    pause();
    resume();
    resume();
    vi.advanceTimersByTime(599);
    expect(end).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);

    expect(end).toHaveBeenCalledOnce();
  });
});
