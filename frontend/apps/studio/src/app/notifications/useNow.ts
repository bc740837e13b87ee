import { useEffect, useState } from 'react';

/** The time, again after each interval. */
export const useNow = (interval: number) => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), interval);
    return () => clearInterval(timer);
  }, [interval]);
  return now;
};
