import { useRouter } from '@tanstack/react-router';
import { joinLocale } from './address';
import { speak } from './i18n';
import type { Locale } from './locales';
import { localeRewrite } from './rewrite';

/** Change the language in place: messages first, then every address on screen and the one in the bar. */
export const useSwitchLocale = () => {
  const router = useRouter();
  return async (wanted: Locale) => {
    const locale = await speak(wanted);
    router.update({ ...router.options, rewrite: localeRewrite(locale) });
    const { pathname, searchStr, hash } = router.latestLocation;
    router.history.replace(`${joinLocale(locale, pathname)}${searchStr}${hash && `#${hash}`}`);
  };
};
