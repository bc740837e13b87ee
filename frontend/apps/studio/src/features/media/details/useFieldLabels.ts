import { useTranslation } from 'react-i18next';
import { defaultLocale, type Locale, localeNames } from '../../../shared/locale/locales';
import type { MediaKind } from '../types';
import type { MediaValues } from './mediaForm';

/** What the fields of a file are called, in the order of the form: an image has an alternative, other files a description. */
export const useFieldLabels = (kind: MediaKind): Record<keyof MediaValues, string> => {
  const { t } = useTranslation('media');
  const text = t(kind === 'image' ? 'fields.alt' : 'fields.description');
  const alt = (locale: Locale) =>
    locale === defaultLocale ? text : t('fields.inLanguage', { text, language: localeNames[locale] });
  return {
    'alt_fr-FR': alt('fr-FR'),
    'alt_en-GB': alt('en-GB'),
    decorative: t('fields.decorative'),
    credit: t('fields.credit'),
    rights_until: t('fields.rightsUntil'),
    folder_id: t('fields.folder'),
    name: t('fields.name'),
  };
};
