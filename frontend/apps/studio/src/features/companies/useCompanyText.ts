import { useTranslation } from 'react-i18next';
import type { Company } from './types';

/** Name and kind of the open company; platform staff without one see the platform. */
export const useCompanyText = () => {
  const { t } = useTranslation('companies');
  return (company: Company | null) =>
    company
      ? { name: company.name, kind: t(`kinds.${company.kind}`) }
      : { name: t('platform.name'), kind: t('platform.kind') };
};
