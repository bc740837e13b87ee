import { languageName } from '@livretier/booklet';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/locale/useLocale';
import { capitalized } from '../../../shared/text/dates';
import type { Edition, Publication } from '../types';
import type { StepName } from './steps';

/** "7c41…e09b" */
export const shortHash = (hash: string) => `${hash.slice(0, 4)}…${hash.slice(-4)}`;

/** What each step is called, and what there is to say of it. */
export const useStepText = (publication: Publication, first: boolean) => {
  const { t } = useTranslation('publishing');
  const locale = useLocale();
  const list = new Intl.ListFormat(locale);
  const named = (editions: readonly Edition[]) =>
    capitalized(list.format(editions.map((edition) => languageName(edition.locale, locale))));
  const { editions } = publication.making;
  const count = editions.length;

  const pdf = () => {
    const failed = editions.filter(({ pdf_state }) => pdf_state === 'failed');
    if (failed.length > 0) return t('progress.pdfFailed', { list: named(failed) });
    const ready = editions.filter(({ pdf_state }) => pdf_state === 'ready').length;
    return ready > 0 && ready < count ? t('progress.pdfReady', { ready, count }) : t('progress.pdfText', { count });
  };
  const texts: Record<StepName, { title: string; text: string }> = {
    checks: { title: t('progress.checks'), text: t('progress.checksText') },
    frozen: { title: t('progress.frozen'), text: t('progress.frozenText', { hash: shortHash(publication.sha256) }) },
    making: {
      title: t('progress.making', { count }),
      text: publication.state === 'waiting' ? t('progress.queued') : named(editions),
    },
    placing: { title: t('progress.placing'), text: t(first ? 'progress.placingFirst' : 'progress.placingText') },
    pdf: { title: t('progress.pdf'), text: pdf() },
  };
  return (name: StepName) => texts[name];
};
