import { FilterBar, FilterMenu, Icon, SearchField, Segmented } from '@livretier/ui';
import { IconFilter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { shownStates, type TranslationsSearch } from '../languagesSearch';
import type { MessagePage } from '../types';

const every = 'all';

type Props = {
  search: TranslationsSearch;
  page: MessagePage | undefined;
  /** French has texts, and nothing to be translated. */
  states: boolean;
  onChange: (change: Omit<TranslationsSearch, 'suite' | 'langue'>) => void;
};

/** Which texts: by their state, by their screen, by a word of them or of their key. */
export const MessageFilters = ({ search, page, states, onChange }: Props) => {
  const { t } = useTranslation('languages');
  const { recherche, etat, ecran } = search;
  const filtered = Boolean(recherche || etat || ecran);
  const choices = shownStates.map((value) => ({
    value,
    label: t(`states.${value}`),
    ...(page && { count: page.counts[value] }),
  }));
  return (
    <FilterBar
      label={t('filters.label')}
      onClear={filtered ? () => onChange({ recherche: undefined, etat: undefined, ecran: undefined }) : undefined}
    >
      <SearchField
        label={t('filters.search')}
        value={recherche ?? ''}
        onChange={(words) => onChange({ recherche: words || undefined })}
      />
      {states && (
        <Segmented
          label={t('filters.state')}
          value={etat ?? every}
          options={[{ value: every, label: t('filters.all') }, ...choices]}
          onChange={(state) => onChange({ etat: shownStates.find((one) => one === state) })}
        />
      )}
      <FilterMenu
        label={t('filters.screen')}
        icon={<Icon of={IconFilter} size={16} />}
        value={ecran ?? every}
        choices={[
          { value: every, label: t('filters.everyScreen'), short: t('filters.allScreens') },
          ...(page?.screens ?? []).map(({ name }) => ({ value: name, label: name })),
        ]}
        onChange={(screen) => onChange({ ecran: screen === every ? undefined : screen })}
      />
    </FilterBar>
  );
};
