import type { components } from '@livretier/api';
import { isLocale } from '../../../shared/locale/locales';
import { useLegalText } from './useLegalText';

export type ShownTerms = components['schemas']['TermsIn'];

/** What is on the screen to be accepted: both versions and their language, once both documents are there to be read. */
export const useShownTerms = () => {
  const [cgu, rgpd] = [useLegalText('cgu'), useLegalText('rgpd')];
  const failed = [cgu, rgpd].filter(({ data, isError }) => isError && !data);
  return {
    terms: shown(cgu.data, rgpd.data),
    failed: failed.length > 0,
    retrying: failed.some(({ isFetching }) => isFetching),
    retry: () => failed.map(({ refetch }) => refetch()),
  };
};

type Text = components['schemas']['LegalTextOut'] | undefined;

const shown = (cgu: Text, rgpd: Text): ShownTerms | null =>
  cgu && rgpd && isLocale(cgu.language) ? { cgu: cgu.version, rgpd: rgpd.version, language: cgu.language } : null;
