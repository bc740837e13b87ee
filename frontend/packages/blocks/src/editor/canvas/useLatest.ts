import { useCallback, useRef } from 'react';

/** Always the values of the last drawing, for callbacks that live longer. */
export const useLatest = <Value>(value: Value) => {
  const latest = useRef(value);
  latest.current = value;
  return useCallback(() => latest.current, []);
};
