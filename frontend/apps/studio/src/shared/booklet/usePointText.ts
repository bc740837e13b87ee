import { useTranslation } from 'react-i18next';
import { useLocale } from '../locale/useLocale';
import type { CheckPoint } from './goalLink';

/** What a point of the checks says, and the page that it speaks of. */
export const usePointText = () => {
  const { t } = useTranslation(['coverage', 'editor']);
  const languages = new Intl.DisplayNames(useLocale(), { type: 'language' });
  return ({ topic, code, params }: CheckPoint) => {
    const ofEditor = topic === 'accessibility' && code !== 'logo_undescribed';
    const { title, label, locale } = params;
    const language = typeof locale === 'string' ? languages.of(locale) : undefined;
    /* The names of accessibility are those of the editor; the others are told here. A test reads them all. */
    const text = ofEditor
      ? t(`editor:accessibility.issues.${code}.title` as 'editor:accessibility.issues.image.title')
      : t(`coverage:points.${code}` as 'coverage:points.no_page', { ...params, locale: language });
    return {
      text,
      place: title ? t('coverage:onPage', { title }) : '',
      /** What of many it is. */
      subject: label ?? language,
    };
  };
};
