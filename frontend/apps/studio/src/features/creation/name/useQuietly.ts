import { useEffect, useState } from 'react';

/** A value once it has not changed for a while. */
export const useQuietly = <T>(value: T, delay: number) => {
  const [quiet, setQuiet] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return quiet;
};
