import { Button, FilteredEmpty, filterChoices, Icon, Page, QueryView, SearchField, SectionHeader } from '@livretier/ui';
import { IconInfoCircle, IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accessesQuery } from '../../access/accessesQuery';
import type { Access, BookletOut } from '../../types';
import { OptionsTabs } from '../OptionsTabs';
import { useFrame } from '../useFrame';
import { EndDialog } from './EndDialog';
import { GiveDialog } from './GiveDialog';
import classes from './Users.module.css';
import { UsersTable } from './UsersTable';

const named = (items: readonly Access[]) =>
  items.map((access) => ({ access, label: access.name, description: access.email }));

export const Users = ({ booklet }: { booklet: BookletOut }) => {
  const { t } = useTranslation('booklets');
  const frame = useFrame(booklet, t('options.tabs.users'));
  const accesses = useQuery(accessesQuery(booklet.id));
  const [search, setSearch] = useState('');
  const [giving, setGiving] = useState(false);
  const [ending, setEnding] = useState<Access | null>(null);
  return (
    <Page {...frame}>
      <OptionsTabs booklet={booklet} />
      <SectionHeader
        title={t('users.title')}
        text={t('users.text')}
        actions={
          <>
            <search className={classes.search}>
              <SearchField label={t('people.search')} value={search} onChange={setSearch} />
            </search>
            {accesses.data?.may_write && (
              <Button look="soft" onClick={() => setGiving(true)}>
                <Icon of={IconUserPlus} />
                {t('users.give')}
              </Button>
            )}
          </>
        }
      />
      <QueryView query={accesses}>
        {({ items, may_write }) => (
          <UsersTable
            bookletId={booklet.id}
            rows={filterChoices(named(items), search).map(({ access }) => access)}
            mayWrite={may_write}
            onEnd={setEnding}
            empty={<FilteredEmpty text={t('people.noMatch')} onClear={() => setSearch('')} />}
          />
        )}
      </QueryView>
      <p className={classes.note}>
        <Icon of={IconInfoCircle} />
        {t('users.note')}
      </p>
      {giving && <GiveDialog bookletId={booklet.id} onClose={() => setGiving(false)} />}
      {ending && <EndDialog bookletId={booklet.id} access={ending} onClose={() => setEnding(null)} />}
    </Page>
  );
};
