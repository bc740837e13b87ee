import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconAlertTriangle, IconBuildingStore, IconLayoutGrid, IconList } from '@tabler/icons-react';
import { useState } from 'react';
import { inDark } from '../../stories/schemes';
import { Icon } from '../Icon/Icon';
import { FilterBar } from './FilterBar';
import { FilteredEmpty } from './FilteredEmpty';
import { FilterMenu } from './FilterMenu';
import { FilterToggle } from './FilterToggle';
import { SearchField } from './SearchField';
import { Segmented } from './Segmented';

export default { title: 'FilterBar', component: FilterBar } satisfies Meta<typeof FilterBar>;

const statuses = [
  { value: 'all', label: 'Tous', count: 12 },
  { value: 'draft', label: 'Brouillons', count: 3 },
  { value: 'published', label: 'Publiés', count: 6 },
  { value: 'changed', label: 'À republier', count: 2 },
];
const views = [
  { value: 'grid', label: 'Grille', icon: IconLayoutGrid },
  { value: 'list', label: 'Liste', icon: IconList },
];
const sectors = [
  { value: 'all', label: 'Tous les secteurs', short: 'tous' },
  { value: 'hotels', label: 'Hôtellerie-restauration' },
  { value: 'care', label: 'Santé et bien-être' },
];
const none = { search: '', status: 'all', sector: 'all', mine: false };

const Filters = () => {
  const [filters, setFilters] = useState({ ...none, search: 'hygiène', mine: true });
  const set = (change: Partial<typeof none>) => setFilters({ ...filters, ...change });
  return (
    <div>
      <FilterBar label="Filtrer les livrets" onClear={() => setFilters(none)}>
        <SearchField label="Rechercher un livret" value={filters.search} onChange={(search) => set({ search })} />
        <Segmented label="Statut" value={filters.status} options={statuses} onChange={(status) => set({ status })} />
        <FilterMenu
          icon={<Icon of={IconBuildingStore} size={16} />}
          label="Secteur"
          value={filters.sector}
          choices={sectors}
          onChange={(sector) => set({ sector })}
        />
        <FilterToggle
          warning
          icon={<Icon of={IconAlertTriangle} size={16} />}
          pressed={false}
          onChange={() => undefined}
        >
          27 sans description
        </FilterToggle>
        <Segmented label="Présentation" value="grid" options={views} onChange={() => undefined} />
        <FilterToggle pressed={filters.mine} onChange={(mine) => set({ mine })}>
          Les miens seulement
        </FilterToggle>
      </FilterBar>
      <FilteredEmpty text="Aucun livret ne correspond." onClear={() => setFilters(none)} />
    </div>
  );
};

export const Light: StoryObj = { render: () => <Filters /> };
export const Dark: StoryObj = { ...Light, ...inDark };
