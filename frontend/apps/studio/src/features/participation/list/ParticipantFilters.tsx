import { languageName } from '@livretier/booklet';
import { FilterBar, FilterMenu, FilterToggle, SearchField } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { BookletOut } from '@/features/booklets/api';
import { sitesQuery } from '@/features/values';
import { useLocale } from '@/shared/locale/useLocale';
import type { Summary } from '../api/participants';
import { states } from '../participantsSearch';
import type { Asked } from '../useParticipantsSearch';

const every = 'all';

type Props = { booklet: BookletOut; summary: Summary | undefined; asked: Asked };

/** Whom the list shows; what is rare is offered when there is some of it. */
export const ParticipantFilters = ({ booklet, summary, asked }: Props) => {
  const { t } = useTranslation('participation');
  const locale = useLocale();
  const sites = useQuery(sitesQuery).data ?? [];
  const { search, filter, clear, filtered } = asked;
  const flags = [
    { name: 'retard', count: summary?.late ?? 0, text: 'late', warning: true },
    { name: 'sansEmail', count: summary?.without_email ?? 0, text: 'withoutEmail', warning: false },
    { name: 'horsRegle', count: summary?.unfit ?? 0, text: 'unfit', warning: false },
  ] as const;
  return (
    <FilterBar label={t('filters.label')} onClear={filtered ? clear : undefined}>
      <SearchField
        label={t('filters.search')}
        value={search.recherche ?? ''}
        onChange={(text) => filter({ recherche: text.slice(0, 100) || undefined })}
      />
      <FilterMenu
        label={t('filters.state')}
        value={search.etat ?? every}
        choices={[
          { value: every, label: t('filters.everyState'), short: t('filters.all') },
          ...states.map((state) => ({ value: state, label: t(`states.${state}`) })),
        ]}
        onChange={(state) => filter({ etat: state === every ? undefined : state })}
      />
      {sites.length > 0 && (
        <FilterMenu
          label={t('filters.site')}
          value={search.site ?? every}
          choices={[
            { value: every, label: t('filters.everySite'), short: t('filters.all') },
            ...sites.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(site) => filter({ site: site === every ? undefined : site })}
        />
      )}
      {booklet.locales.length > 1 && (
        <FilterMenu
          label={t('filters.language')}
          value={search.langue ?? every}
          choices={[
            { value: every, label: t('filters.everyLanguage'), short: t('filters.allFeminine') },
            ...booklet.locales.map((code) => ({ value: code, label: languageName(code, locale) })),
          ]}
          onChange={(langue) => filter({ langue: langue === every ? undefined : langue })}
        />
      )}
      {flags.map(
        ({ name, count, text, warning }) =>
          (count > 0 || search[name]) && (
            <FilterToggle
              key={name}
              pressed={search[name] ?? false}
              warning={warning && !search[name]}
              onChange={(pressed) => filter({ [name]: pressed || undefined })}
            >
              {t(`filters.${text}`, { count })}
            </FilterToggle>
          ),
      )}
    </FilterBar>
  );
};
