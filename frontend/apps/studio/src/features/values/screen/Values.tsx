import { Button, EmptyState, FilteredEmpty, Icon, Page, QueryView, type Selected } from '@livretier/ui';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sitesQuery } from '../../../shared/booklet/sitesQuery';
import { valuesQuery } from '../data/valuesQuery';
import { NewValueDialog } from '../edit/NewValueDialog';
import { OverdueNote } from '../table/OverdueNote';
import { SelectedActs } from '../table/SelectedActs';
import { ValuesTable } from '../table/ValuesTable';
import type { ValueLine } from '../types';
import { useSteadyLines } from './useSteadyLines';
import { useValuesSearch } from './useValuesSearch';
import { ValuesFilters } from './ValuesFilters';

const none: readonly ValueLine[] = [];

/** The informations of the company: those that wait first, filled and confirmed where they stand. */
export const Values = () => {
  const { t } = useTranslation('values');
  const asked = useValuesSearch();
  const { search, wanted, filtered, clear } = asked;
  const values = useQuery(valuesQuery(wanted));
  const { data: sites = [] } = useQuery(sitesQuery);
  const [selected, onSelect] = useState<Selected>(new Set());
  const [adding, setAdding] = useState(false);
  const mayWrite = values.data?.may_write ?? false;
  const site = sites.find(({ id }) => id === wanted.site) ?? null;
  const selection = { selected, onSelect };
  const lines = useSteadyLines(values.data?.items ?? none, {
    filters: JSON.stringify(search),
    isAnswered: values.data !== undefined && !values.isPlaceholderData,
    fits: ({ state }) => search.etat === undefined || state === search.etat,
  });
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={
        mayWrite && (
          <Button look="primary" onClick={() => setAdding(true)}>
            <Icon of={IconPlus} />
            {t('add.open')}
          </Button>
        )
      }
    >
      <ValuesFilters asked={asked} counts={values.data?.counts} sites={sites} />
      <QueryView query={values}>
        {({ items }) => (
          <>
            <OverdueNote lines={items} mayWrite={mayWrite} onSelect={onSelect} />
            <ValuesTable
              key={wanted.site ?? ''}
              lines={lines}
              mayWrite={mayWrite}
              site={site}
              selection={selection}
              loading={values.isPlaceholderData}
              empty={
                filtered ? (
                  <FilteredEmpty text={t('noMatch')} onClear={clear} />
                ) : (
                  <EmptyState title={t('none.title')}>{t('none.text')}</EmptyState>
                )
              }
            />
            <SelectedActs lines={items} selection={selection} />
          </>
        )}
      </QueryView>
      {adding && <NewValueDialog site={wanted.site ?? null} onClose={() => setAdding(false)} />}
    </Page>
  );
};
