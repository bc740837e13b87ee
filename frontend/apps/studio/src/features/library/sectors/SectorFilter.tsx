import { FilterMenu } from '@livretier/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAllSectors } from '../api/counts';

const every = 'all';

type Props = { icon: ReactNode; value: string | undefined; onChange: (sector: string | undefined) => void };

/** "Secteur : tous", or one of them. */
export const SectorFilter = ({ icon, value, onChange }: Props) => {
  const { t } = useTranslation('library');
  const { data = [] } = useAllSectors();
  return (
    <FilterMenu
      label={t('filters.sector')}
      icon={icon}
      value={value ?? every}
      choices={[
        { value: every, label: t('filters.everySector'), short: t('filters.all') },
        ...data.map(({ id, label }) => ({ value: id, label })),
      ]}
      onChange={(id) => onChange(id === every ? undefined : id)}
    />
  );
};
