import { useEffect, useState } from 'react';

/** False, then true once the delay has passed: a fast answer never flashes a placeholder. */
export const useDelay = (milliseconds = 200) => {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return passed;
};
