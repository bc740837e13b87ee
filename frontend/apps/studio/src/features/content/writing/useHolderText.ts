import { useTranslation } from 'react-i18next';
import type { Holder } from '../api/writtenTutorials';

/** What a role is called, of a company or of the platform. */
export const useHolderText = () => {
  const { t } = useTranslation('companies');
  return (holder: Holder) =>
    holder === 'library_editor' || holder === 'super_admin' ? t(`platformRoles.${holder}`) : t(`roles.${holder}`);
};
