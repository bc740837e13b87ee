import { useMemo } from 'react';
import { useLocale } from '@/shared/locale/useLocale';
import { capitalized } from '@/shared/text/dates';

/** « Polonais »: a language as those who read the screen call it. */
export const useLanguageName = () => {
  const locale = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'language' });
    return (code: string) => capitalized(names.of(code.slice(0, 2)) ?? code);
  }, [locale]);
};
