import { Button, EmptyState, FilteredEmpty, Icon, Page, QueryView, type Selected, Skeleton } from '@livretier/ui';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RefusedPage } from '@/shared/RefusedPage';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { useSignedInUser } from '../accounts';
import { sitesQuery, type ValueLine, valuesQuery } from './api';
import { NewValueDialog } from './edit/NewValueDialog';
import { SheetButton } from './sheet/SheetButton';
import { OverdueNote } from './table/OverdueNote';
import { SelectedActs } from './table/SelectedActs';
import { ValueGroups } from './table/ValueGroups';
import { urgentFirst, ValuesTable } from './table/ValuesTable';
import { type GroupId, themesOf } from './table/valueGroupsOf';
import { useValuesSearch, ValuesFilters } from './ValuesFilters';

type Wanted = {
  /** What is asked for; another question begins anew. */
  filters: string;
  /** The lines answer this question, and not the former one. */
  isAnswered: boolean;
  fits: (line: ValueLine) => boolean;
};

/**
 * The lines that fit, the most urgent first, as they were when one began to look: what is filled meanwhile neither
 * moves nor goes away under the hands of who fills it.
 */
const useSteadyLines = (lines: readonly ValueLine[], { filters, isAnswered, fits }: Wanted) => {
  const [kept, setKept] = useState<{ filters: string; keys: readonly string[] }>({ filters: '', keys: [] });
  const known = kept.filters === filters ? kept.keys : [];
  const fresh = urgentFirst(lines.filter((line) => fits(line) && !known.includes(line.key))).map(({ key }) => key);
  const keys = [...known, ...fresh];
  if (isAnswered && (kept.filters !== filters || fresh.length > 0)) setKept({ filters, keys });
  return keys.flatMap((key) => lines.find((line) => line.key === key) ?? []);
};

/** What is seen at a glance; more stand by theme. */
const mostInOneList = 20;

const none: readonly ValueLine[] = [];

/** The informations of the company: those that wait first, filled and confirmed where they stand. */
const Values = () => {
  const { t } = useTranslation('values');
  const asked = useValuesSearch();
  const { search, wanted, filtered, clear } = asked;
  const values = useQuery(valuesQuery(wanted));
  const { data: sites = [] } = useQuery(sitesQuery);
  const [selected, onSelect] = useState<Selected>(new Set());
  const [opened, setOpened] = useState<GroupId | null>();
  const [adding, setAdding] = useState(false);
  const mayWrite = values.data?.may_write ?? false;
  const site = sites.find(({ id }) => id === wanted.site) ?? null;
  const selection = { selected, onSelect };
  const lines = useSteadyLines(values.data?.items ?? none, {
    filters: JSON.stringify(search),
    isAnswered: values.data !== undefined && !values.isPlaceholderData,
    fits: ({ state }) => search.etat === undefined || state === search.etat,
  });
  const groups = themesOf(lines);
  const stands = opened === null || groups.some(({ id }) => id === opened);
  const byTheme = lines.length > mostInOneList;
  const table = { mayWrite, site, selection };
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={
        mayWrite && (
          <>
            <SheetButton site={wanted.site ?? null} />
            <Button look="primary" onClick={() => setAdding(true)}>
              <Icon of={IconPlus} />
              {t('add.open')}
            </Button>
          </>
        )
      }
    >
      <ValuesFilters asked={asked} counts={values.data?.counts} sites={sites} />
      <QueryView query={values} skeleton={<Skeleton shape="rows" lines={8} />}>
        {({ items }) => (
          <>
            <OverdueNote lines={items} mayWrite={mayWrite} onSelect={onSelect} />
            {byTheme ? (
              <ValueGroups
                key={wanted.site ?? ''}
                {...table}
                groups={groups}
                open={stands ? (opened ?? null) : (groups[0]?.id ?? null)}
                onOpen={setOpened}
              />
            ) : (
              <ValuesTable
                key={wanted.site ?? ''}
                {...table}
                lines={lines}
                loading={values.isPlaceholderData}
                empty={
                  filtered ? (
                    <FilteredEmpty text={t('noMatch')} onClear={clear} />
                  ) : (
                    <EmptyState title={t('none.title')}>{t('none.text')}</EmptyState>
                  )
                }
              />
            )}
            <SelectedActs lines={items} selection={selection} />
          </>
        )}
      </QueryView>
      {adding && <NewValueDialog site={wanted.site ?? null} onClose={() => setAdding(false)} />}
    </Page>
  );
};

/** /parametres/informations-pratiques: what texts insert, for those who see booklets. */
export const ValuesPage = () => {
  const { t } = useTranslation('values');
  usePageTitle(t('title'));
  return useSignedInUser().abilities.see_booklets ? <Values /> : <RefusedPage title={t('title')} />;
};
