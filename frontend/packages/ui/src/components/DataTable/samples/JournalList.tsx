import { IconUserShield } from '@tabler/icons-react';
import { useState } from 'react';
import { ExportButton } from '../../ExportButton/ExportButton';
import { FilterBar } from '../../FilterBar/FilterBar';
import { FilteredEmpty } from '../../FilterBar/FilteredEmpty';
import { FilterMenu } from '../../FilterBar/FilterMenu';
import { FilterToggle } from '../../FilterBar/FilterToggle';
import { SearchField } from '../../FilterBar/SearchField';
import { Icon } from '../../Icon/Icon';
import { Page } from '../../Page/Page';
import { TablePager } from '../../TablePager/TablePager';
import { useKeysetPages } from '../../TablePager/useKeysetPages';
import { DataTable } from '../DataTable';
import { entries, entryColumns } from './journal';

const periods = [
  { value: 'all', label: 'Toutes les dates', short: 'toutes' },
  { value: 'today', label: 'Aujourd’hui', short: 'aujourd’hui' },
];
const perPage = 5;
const none = { search: '', period: 'all', borrowed: false };

/** The journal as its screen has it; this sample answers in the place of the server. */
export const JournalList = ({ start = none }: { start?: typeof none }) => {
  const [filters, setFilters] = useState(start);
  const [open, setOpen] = useState<string | undefined>('8');
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const asked = JSON.stringify(filters);
  const pages = useKeysetPages({ value: cursors, onChange: setCursors, filters: asked });

  const found = entries.filter(
    ({ at, who, as, object }) =>
      `${who} ${object}`.toLowerCase().includes(filters.search.toLowerCase()) &&
      (filters.period === 'all' || !at.startsWith('hier')) &&
      (as !== undefined || !filters.borrowed),
  );
  const after = found.findIndex(({ id }) => id === pages.cursor) + 1;
  const rows = found.slice(after, after + perPage);
  const next = after + perPage < found.length ? rows.at(-1)?.id : null;
  const clear = () => setFilters(none);
  return (
    <Page
      title="Journal"
      lead="Qui a fait quoi, et au nom de qui. Gardé 12 mois, rien ne s’efface."
      actions={
        <ExportButton name="journal.csv" fetchFile={() => Promise.reject(new Error('no server in a story'))}>
          Exporter
        </ExportButton>
      }
    >
      <FilterBar label="Filtrer le journal" onClear={asked === JSON.stringify(none) ? undefined : clear}>
        <SearchField
          label="Personne ou objet"
          value={filters.search}
          onChange={(search) => setFilters({ ...filters, search })}
        />
        <FilterMenu
          label="Dates"
          value={filters.period}
          choices={periods}
          onChange={(period) => setFilters({ ...filters, period })}
        />
        <FilterToggle
          icon={<Icon of={IconUserShield} size={16} />}
          pressed={filters.borrowed}
          onChange={(borrowed) => setFilters({ ...filters, borrowed })}
        >
          Emprunts seulement
        </FilterToggle>
      </FilterBar>
      <DataTable
        caption="Journal"
        columns={entryColumns}
        rows={rows}
        rowKey={({ id }) => id}
        rowAction={{ onOpen: ({ id }) => setOpen(id) }}
        activeKey={open}
        empty={<FilteredEmpty onClear={clear} />}
        footer={
          rows.length > 0 && (
            <TablePager previous="Plus récentes" next="Plus anciennes" {...pages.turn(next)}>
              {after + 1} à {after + rows.length}
            </TablePager>
          )
        }
      />
    </Page>
  );
};
