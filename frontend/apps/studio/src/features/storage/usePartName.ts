import { useTranslation } from 'react-i18next';
import type { PartName } from './shares';

export const usePartName = () => {
  const { t } = useTranslation('storage');
  return (name: PartName) => (name === 'trash' || name === 'replaced' ? t(name) : t(`kinds.${name}`));
};
