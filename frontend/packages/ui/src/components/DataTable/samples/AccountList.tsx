import { IconDots, IconSend, IconUserOff } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../Button/Button';
import { ColumnChoice, useColumnChoice } from '../../ColumnChoice/ColumnChoice';
import { FilterBar } from '../../FilterBar/FilterBar';
import { SearchField } from '../../FilterBar/SearchField';
import { Segmented } from '../../FilterBar/Segmented';
import { Icon } from '../../Icon/Icon';
import { IconButton } from '../../IconButton/IconButton';
import { Menu } from '../../Menu/Menu';
import { MenuAction } from '../../Menu/MenuAction';
import { Page } from '../../Page/Page';
import { SelectionBar } from '../../SelectionBar/SelectionBar';
import { DataTable } from '../DataTable';
import { RowLink } from '../TableRow';
import type { Selected, Sort } from '../table';
import { type Account, accountColumns, accounts } from './users';

const ignore = () => undefined;
const segments = [
  { value: 'all', label: 'Tous', count: 9 },
  { value: 'active', label: 'Actifs', count: 6 },
  { value: 'invited', label: 'Invités', count: 2 },
];

const Actions = ({ name }: Account) => (
  <Menu target={<IconButton label={`Actions pour ${name}`} icon={IconDots} />}>
    <MenuAction icon={<Icon of={IconSend} />} onSelect={ignore}>
      Inviter de nouveau
    </MenuAction>
    <MenuAction icon={<Icon of={IconUserOff} />} onSelect={ignore}>
      Suspendre
    </MenuAction>
  </Menu>
);

/** The accounts, some of them selected. */
export const AccountList = ({ density }: { density?: 'comfort' | 'compact' }) => {
  const [status, setStatus] = useState('all');
  const [sort, setSort] = useState<Sort>({ key: 'name', direction: 'asc' });
  const [selected, setSelected] = useState<Selected>(new Set(['awa.diallo@example.com', 'audit@example.org']));
  const { shown, choice } = useColumnChoice('story-accounts', accountColumns);
  const rows = accounts
    .filter((account) => status === 'all' || account.status === status)
    .toSorted((a, b) => a.name.localeCompare(b.name) * (sort.direction === 'asc' ? 1 : -1));
  return (
    <Page
      title="Utilisateurs"
      lead="47 comptes dans 14 entreprises, 3 invitations en attente."
      actions={<Button look="primary">Inviter</Button>}
    >
      <FilterBar label="Filtrer les utilisateurs">
        <SearchField label="Nom ou adresse" value="" onChange={ignore} />
        <Segmented label="Statut" value={status} options={segments} onChange={setStatus} />
        <ColumnChoice {...choice} />
      </FilterBar>
      <DataTable
        caption="Utilisateurs"
        columns={shown}
        rows={rows}
        rowKey={({ email }) => email}
        rowAction={{ link: (_, content) => <RowLink href="#compte">{content}</RowLink> }}
        actions={Actions}
        {...{ sort, density: density ?? 'comfort' }}
        onSort={setSort}
        selection={{ selected, onSelect: setSelected }}
      />
      <SelectionBar
        text={selected.size > 0 ? `${selected.size} personnes sélectionnées` : undefined}
        onClear={() => setSelected(new Set())}
      >
        <Button look="primary">
          <Icon of={IconSend} />
          Inviter de nouveau
        </Button>
        <Button>
          <Icon of={IconUserOff} />
          Suspendre
        </Button>
      </SelectionBar>
    </Page>
  );
};
