import {
  Button,
  EmptyState,
  FilterBar,
  FilteredEmpty,
  Icon,
  Page,
  QueryView,
  SearchField,
  Segmented,
  TablePager,
  useKeysetPages,
} from '@livretier/ui';
import { IconMailOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import { z } from '@/shared/forms/zod';
import { RefusedPage } from '@/shared/RefusedPage';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { AdmitDialog, SetAsideDialog } from './AddressDialogs';
import { AddressesTable } from './AddressesTable';
import { type Suppression, useAddresses } from './api';
import classes from './Mail.module.css';

const isWhole = (typed: string) => z.email().safeParse(typed.trim()).success;

/* What is typed is somebody's address: it stays out of the address of the page, and of the browser's history. */
const useWanted = () => {
  const [typed, setTyped] = useState('');
  const [lifted, setLifted] = useState(false);
  const whole = isWhole(typed);
  return { typed, setTyped, lifted, setLifted, whole, wanted: { address: whole ? typed.trim() : '', lifted } };
};

const Addresses = () => {
  const { t } = useTranslation('mail');
  const readsAddresses = useSignedInUser().abilities.manage_sender_domains;
  const { typed, setTyped, lifted, setLifted, whole, wanted } = useWanted();
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const [adding, setAdding] = useState(false);
  const [admitting, setAdmitting] = useState<Suppression>();
  const pages = useKeysetPages({ value: cursors, onChange: setCursors, filters: JSON.stringify(wanted) });
  const addresses = useAddresses(wanted, pages.cursor);
  const nameOf = ({ address }: Suppression) => address ?? (wanted.address || t('addresses.hidden'));
  const filtered = typed !== '' || lifted;
  const clear = () => {
    setTyped('');
    setLifted(false);
  };
  const nothing = filtered ? (
    <FilteredEmpty text={t('addresses.noMatch')} onClear={clear} />
  ) : (
    <EmptyState size="card" title={t('addresses.empty')}>
      {t('addresses.emptyText')}
    </EmptyState>
  );
  return (
    <Page
      title={t('addresses.title')}
      lead={t(readsAddresses ? 'addresses.lead' : 'addresses.leadManager')}
      actions={
        <Button onClick={() => setAdding(true)}>
          <Icon of={IconMailOff} />
          {t('addresses.add')}
        </Button>
      }
    >
      <FilterBar label={t('addresses.filters')} onClear={filtered ? clear : undefined}>
        <SearchField label={t('addresses.search')} value={typed} onChange={setTyped} />
        <Segmented
          label={t('addresses.shown')}
          value={lifted ? 'lifted' : 'inForce'}
          options={(['inForce', 'lifted'] as const).map((value) => ({ value, label: t(`addresses.${value}`) }))}
          onChange={(value) => setLifted(value === 'lifted')}
        />
      </FilterBar>
      <p role="status" className={classes.hint}>
        {typed && !whole && t('addresses.whole')}
      </p>
      <QueryView query={addresses} skeleton={<AddressesTable rows={[]} loading lifted={lifted} nameOf={nameOf} />}>
        {({ items, next }) => (
          <AddressesTable
            rows={items}
            loading={addresses.isPlaceholderData}
            lifted={lifted}
            nameOf={nameOf}
            onAdmit={setAdmitting}
            empty={nothing}
            footer={
              items.length > 0 && (
                <TablePager previous={t('addresses.newer')} next={t('addresses.older')} {...pages.turn(next)}>
                  {t('addresses.page', { page: pages.page })}
                </TablePager>
              )
            }
          />
        )}
      </QueryView>
      {adding && <SetAsideDialog onClose={() => setAdding(false)} />}
      {admitting && (
        <AdmitDialog suppression={admitting} name={nameOf(admitting)} onClose={() => setAdmitting(undefined)} />
      )}
    </Page>
  );
};

/** /parametres/adresses-ecartees: to whom the company writes no more, and why. */
export const AddressesPage = () => {
  const { t } = useTranslation('mail');
  usePageTitle(t('addresses.title'));
  return useSignedInUser().abilities.set_addresses_aside ? <Addresses /> : <RefusedPage title={t('addresses.title')} />;
};
