import { useEffect } from 'react';

/** A failure is said until the connection is back or something is written: it no longer speaks of what is on the screen. */
export const useForgetFailure = ({ isError, reset }: { isError: boolean; reset: () => void }) =>
  useEffect(() => {
    if (!isError) return;
    window.addEventListener('online', reset);
    document.addEventListener('input', reset);
    return () => {
      window.removeEventListener('online', reset);
      document.removeEventListener('input', reset);
    };
  }, [isError, reset]);
