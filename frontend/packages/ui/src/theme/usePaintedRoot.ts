import { useComputedColorScheme } from '@mantine/core';
import { useLayoutEffect } from 'react';
import { paintRoot } from './appearance';

/** Keep the root class in step with the chosen or system scheme. */
export const usePaintedRoot = () => {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  useLayoutEffect(() => paintRoot(scheme), [scheme]);
};
