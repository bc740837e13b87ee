import {
  EmptyState,
  FilterBar,
  FilteredEmpty,
  FilterMenu,
  Icon,
  Page,
  QueryView,
  SearchField,
  Segmented,
  WarningNote,
} from '@livretier/ui';
import { IconPlus, IconUser } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import { LinkButton } from '@/shared/LinkButton';
import { paths } from '@/shared/paths';
import { RefusedPage } from '@/shared/RefusedPage';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { type WrittenTutorialLine, writtenTutorialsQuery } from '../api/writtenTutorials';
import { TutorialOrder } from './TutorialOrder';
import { useHolderText } from './useHolderText';
import { holders, type TutorialsSearch, tutorialStatuses } from './writingSearch';

const route = getRouteApi(`/admin${paths.tutorials}`);
const every = 'all';

/** Which tutorials are asked for, from the address; whatever changes it writes it there. */
const useTutorialsSearch = () => {
  const { recherche, statut, role } = route.useSearch();
  const navigate = useNavigate();
  const write = (search: TutorialsSearch) =>
    void navigate({ to: paths.tutorials, search, replace: true, resetScroll: false });
  return {
    wanted: { search: recherche ?? '', status: statut ?? null, role: role ?? null },
    filtered: Boolean(recherche || statut || role),
    filter: (change: TutorialsSearch) => write({ recherche, statut, role, ...change }),
    clear: () => write({}),
  };
};

const Add = () => {
  const { t } = useTranslation('content');
  return (
    <LinkButton to={paths.newTutorial} look="primary">
      <Icon of={IconPlus} />
      {t('write.tutorials.add')}
    </LinkButton>
  );
};

const named = 6;

/** The screens of which « ? » has nothing to say; the whole list of tutorials knows them. */
const Untaught = ({ tutorials }: { tutorials: readonly WrittenTutorialLine[] }) => {
  const { t } = useTranslation('content');
  const known: Record<string, unknown> = useRouter().routesByPath;
  const taught = new Set(tutorials.flatMap(({ status, screens }) => (status === 'published' ? screens : [])));
  const left = Object.values(paths).filter((path) => path in known && !taught.has(path));
  if (left.length === 0) return null;
  return (
    <WarningNote title={t('write.tutorials.untaught', { count: left.length })}>
      {[...left.slice(0, named), ...(left.length > named ? ['…'] : [])].join(', ')}
    </WarningNote>
  );
};

const List = () => {
  const { t } = useTranslation('content');
  const holderText = useHolderText();
  const { wanted, filtered, filter, clear } = useTutorialsSearch();
  const tutorials = useQuery(writtenTutorialsQuery(wanted));
  const counts = tutorials.data?.counts;
  const empty = filtered ? (
    <FilteredEmpty text={t('write.tutorials.noMatch')} onClear={clear} />
  ) : (
    <EmptyState title={t('write.tutorials.empty.title')} action={<Add />}>
      {t('write.tutorials.empty.text')}
    </EmptyState>
  );
  return (
    <Page title={t('write.tutorials.title')} lead={t('write.tutorials.lead')} actions={<Add />}>
      <FilterBar label={t('write.tutorials.filters')} onClear={filtered ? clear : undefined}>
        <SearchField
          label={t('write.search')}
          value={wanted.search}
          onChange={(text) => filter({ recherche: text.slice(0, 100) || undefined })}
        />
        <Segmented
          label={t('write.tutorials.status')}
          value={wanted.status ?? every}
          options={([every, ...tutorialStatuses] as const).map((value) => ({
            value,
            label: t(`write.tutorials.filter.${value}`),
            ...(counts && {
              count: value === every ? counts.draft + counts.published + counts.archived : counts[value],
            }),
          }))}
          onChange={(status) => filter({ statut: status === every ? undefined : status })}
        />
        <FilterMenu
          label={t('write.tutorials.seenBy')}
          icon={<Icon of={IconUser} />}
          value={wanted.role ?? every}
          choices={[
            { value: every, label: t('write.tutorials.everyRole'), short: t('write.tutorials.allRoles') },
            ...holders.map((value) => ({ value, label: holderText(value) })),
          ]}
          onChange={(chosen) => filter({ role: holders.find((role) => role === chosen) })}
        />
      </FilterBar>
      <QueryView query={tutorials} isEmpty={({ items }) => items.length === 0} empty={empty}>
        {({ items, next }) => {
          const whole = !filtered && next === null;
          return (
            <>
              {whole && <Untaught tutorials={items} />}
              <TutorialOrder tutorials={items} wanted={wanted} movable={whole} />
            </>
          );
        }}
      </QueryView>
    </Page>
  );
};

/** /parametres/tutoriels: how things are done, for those who write it. */
export const TutorialsPage = (): ReactNode => {
  const { t } = useTranslation('content');
  usePageTitle(t('write.tutorials.title'));
  return useSignedInUser().abilities.manage_content ? <List /> : <RefusedPage title={t('write.tutorials.title')} />;
};
