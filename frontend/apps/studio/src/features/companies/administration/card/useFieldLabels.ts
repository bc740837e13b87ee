import { useTranslation } from 'react-i18next';
import type { CardField } from './values';

/** What each field of a card is called. */
export const useFieldLabels = (): Record<CardField, string> => {
  const { t } = useTranslation('companyCards');
  return t('fields', { returnObjects: true });
};
