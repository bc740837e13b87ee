import { FilterBar, FilterMenu, FilterToggle, Icon, SearchField, Segmented } from '@livretier/ui';
import { IconAlertTriangle, IconLayoutGrid, IconList } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/shared/locale/useLocale';
import { wholeNumber } from '@/shared/text/numbers';
import type { View } from '@/shared/useView';
import { type Library, mostCounted } from '../api';
import { filters, kinds, orders } from '../mediaSearch';
import type { Asked } from './useMediaSearch';

const every = 'all';
const newest = 'newest';

type WithAsked = { asked: Asked };

const Undescribed = ({ asked, count }: WithAsked & { count: number }) => {
  const { t } = useTranslation('media');
  const locale = useLocale();
  const pressed = asked.search.filtre === 'sans-description';
  if (count === 0 && !pressed) return null;
  const number = wholeNumber(count, locale);
  return (
    <FilterToggle
      warning
      icon={<Icon of={IconAlertTriangle} size={16} />}
      pressed={pressed}
      onChange={(wanted) => asked.filter({ filtre: wanted ? 'sans-description' : undefined })}
    >
      {t('filters.undescribed', { number: count >= mostCounted ? t('filters.moreThan', { number }) : number })}
    </FilterToggle>
  );
};

const Only = ({ asked }: WithAsked) => {
  const { t } = useTranslation('media');
  return (
    <FilterMenu
      label={t('filters.only')}
      value={asked.search.filtre ?? every}
      choices={[
        { value: every, label: t('filters.everything'), short: t('filters.all') },
        ...filters.map((filter) => ({ value: filter, label: t(`filters.by.${filter}`) })),
      ]}
      onChange={(filter) => asked.filter({ filtre: filter === every ? undefined : filter })}
    />
  );
};

const Order = ({ asked }: WithAsked) => {
  const { t } = useTranslation('media');
  return (
    <FilterMenu
      label={t('filters.sort')}
      value={asked.search.tri ?? newest}
      choices={[
        { value: newest, label: t('filters.newest') },
        ...orders.map((order) => ({ value: order, label: t(`filters.orders.${order}`) })),
      ]}
      onChange={(order) => asked.filter({ tri: order === newest ? undefined : order })}
    />
  );
};

type Props = WithAsked & { library: Library; view: View; onView: (view: View) => void };

export const MediaFilters = ({ asked, library, view, onView }: Props) => {
  const { t } = useTranslation('media');
  const { search, filtered, filter, clear } = asked;
  return (
    <FilterBar label={t('filters.label')} onClear={filtered ? clear : undefined}>
      <SearchField
        label={t('filters.search')}
        value={search.recherche ?? ''}
        onChange={(text) => filter({ recherche: text.slice(0, 100) || undefined })}
      />
      <Segmented
        label={t('filters.kind')}
        value={search.type ?? every}
        options={[
          { value: every, label: t('filters.everyKind') },
          ...kinds.map((kind) => ({ value: kind, label: t(`kinds.many.${kind}`) })),
        ]}
        onChange={(kind) => filter({ type: kind === every ? undefined : kind })}
      />
      <Undescribed asked={asked} count={library.without_description} />
      <Only asked={asked} />
      <Order asked={asked} />
      <Segmented
        label={t('view.label')}
        value={view}
        options={[
          { value: 'grid', label: t('view.grid'), icon: IconLayoutGrid },
          { value: 'list', label: t('view.list'), icon: IconList },
        ]}
        onChange={onView}
      />
    </FilterBar>
  );
};
