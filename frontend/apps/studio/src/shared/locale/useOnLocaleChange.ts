import { useEffect, useRef } from 'react';
import type { Locale } from './locales';
import { useLocale } from './useLocale';

/** Runs something when another language is spoken: sentences kept in a state are still in the former one. */
export const useOnLocaleChange = (act: (locale: Locale) => void) => {
  const locale = useLocale();
  const spoken = useRef(locale);
  useEffect(() => {
    if (spoken.current === locale) return;
    spoken.current = locale;
    act(locale);
  });
};
