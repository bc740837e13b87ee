import { useTranslation } from 'react-i18next';
import type { Named } from '../types';

const inSight = 2;

/** "Hôtellerie-restauration, Médico-social, +2"; none chosen means all of them. */
export const useSectorNames = () => {
  const { t } = useTranslation('library');
  return (sectors: readonly Named[], shown = inSight) => {
    if (sectors.length === 0) return t('everySector');
    const names = sectors.slice(0, shown).map(({ label }) => label);
    return sectors.length > shown ? [...names, `+${sectors.length - shown}`].join(', ') : names.join(', ');
  };
};
