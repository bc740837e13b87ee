import { FilterBar, FilterMenu, Icon, SearchField, Segmented } from '@livretier/ui';
import { IconArrowsSort, IconBuildingStore, IconLayoutGrid, IconList } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import { useAllSectors } from '@/features/library';
import { useLocale } from '@/shared/locale/useLocale';
import { wholeNumber } from '@/shared/text/numbers';
import type { View } from '@/shared/useView';
import { orders, shownStates } from '../bookletSearch';
import type { BookletCounts } from '../types';
import classes from './BookletsFilters.module.css';
import { type Asked, statuses } from './useBooklets';

const every = 'all';
const recent = 'edited';
/* Beside the search and the other filters there is room for as many. */
const fewStates = 4;
/** The server counts no further. */
const mostCounted = 1000;
/* Shown even when no booklet is in them. */
const usual: readonly string[] = ['brouillons'];

type WithAsked = { asked: Asked };

const States = ({ asked, counts }: WithAsked & { counts: BookletCounts | undefined }) => {
  const { t } = useTranslation('booklets');
  const locale = useLocale();
  const chosen = asked.search.statut;
  const said = (count: number) => `${wholeNumber(count, locale)}${count >= mostCounted ? '+' : ''}`;
  const shown = shownStates.filter(
    (state) => usual.includes(state) || state === chosen || (counts && counts[statuses[state]] > 0),
  );
  return (
    <div className={classes.states} data-many={shown.length > fewStates || undefined}>
      <Segmented
        label={t('filters.status')}
        value={chosen ?? every}
        options={[
          { value: every, label: t('filters.all'), ...(counts && { count: said(counts.all) }) },
          ...shown.map((state) => ({
            value: state,
            label: t(`filters.states.${state}`),
            ...(counts && { count: said(counts[statuses[state]]) }),
          })),
        ]}
        onChange={(state) => asked.filter({ statut: state === every ? undefined : state })}
      />
    </div>
  );
};

/* Translators and auditors do not read the library, where the sectors are. */
const Sector = ({ asked }: WithAsked) => {
  const { t } = useTranslation('booklets');
  const { data = [] } = useAllSectors({ enabled: useSignedInUser().abilities.write_chapters });
  if (data.length === 0) return null;
  return (
    <FilterMenu
      label={t('filters.sector')}
      icon={<Icon of={IconBuildingStore} size={16} />}
      value={asked.search.secteur ?? every}
      choices={[
        { value: every, label: t('filters.everySector'), short: t('filters.anySector') },
        ...data.map(({ id, label }) => ({ value: id, label })),
      ]}
      onChange={(id) => asked.filter({ secteur: id === every ? undefined : id })}
    />
  );
};

const Order = ({ asked }: WithAsked) => {
  const { t } = useTranslation('booklets');
  return (
    <FilterMenu
      label={t('filters.sort')}
      bare
      icon={<Icon of={IconArrowsSort} size={16} />}
      value={asked.search.tri ?? recent}
      choices={[
        { value: recent, label: t('filters.recent') },
        ...orders.map((order) => ({ value: order, label: t(`filters.orders.${order}`) })),
      ]}
      onChange={(order) => asked.filter({ tri: order === recent ? undefined : order })}
    />
  );
};

type Props = WithAsked & { counts: BookletCounts | undefined; view: View; onView: (view: View) => void };

export const BookletsFilters = ({ asked, counts, view, onView }: Props) => {
  const { t } = useTranslation('booklets');
  const { search, filtered, filter, clear } = asked;
  return (
    <FilterBar label={t('filters.label')} onClear={filtered ? clear : undefined}>
      <div className={classes.search}>
        <SearchField
          label={t('filters.search')}
          value={search.recherche ?? ''}
          onChange={(text) => filter({ recherche: text.slice(0, 100) || undefined })}
        />
      </div>
      <States asked={asked} counts={counts} />
      <Sector asked={asked} />
      <Order asked={asked} />
      <div className={classes.view} data-view={view}>
        <Segmented
          label={t('view.label')}
          value={view}
          options={[
            { value: 'grid', label: t('view.grid'), icon: IconLayoutGrid },
            { value: 'list', label: t('view.list'), icon: IconList },
          ]}
          onChange={onView}
        />
      </div>
    </FilterBar>
  );
};
