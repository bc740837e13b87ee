import type { components } from '@livretier/api';
import { loadFonts, wear } from '@livretier/booklet';
import { useEffect, useMemo } from 'react';
import { themeOf } from '../../../shared/booklet/themeOf';

/** Dresses the paper as its booklet is; without a booklet, it stays as it is. */
export const useBookletTheme = (theme: components['schemas']['Theme'] | undefined) => {
  const worn = useMemo(() => theme && themeOf(theme), [theme]);
  useEffect(() => {
    if (worn) void loadFonts(worn);
  }, [worn]);
  return useMemo(() => worn && wear(worn), [worn]);
};
