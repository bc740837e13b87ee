import { EmptyState, Page, QueryView, Skeleton } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/shared/LinkButton';
import { paths } from '@/shared/paths';
import { useShownThing } from '@/shared/shownThing';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { gridQuery } from '../api';
import type { Grid } from '../types';
import { GridTable } from './GridTable';
import { LanguageCards } from './LanguageCards';

const Name = ({ grid }: { grid: Grid }) => {
  useShownThing(grid.booklet);
  return null;
};

/** Every page of a booklet in each of its languages. */
export const GridPage = ({ booklet }: { booklet: string }) => {
  const { t } = useTranslation('translations');
  const grid = useQuery(gridQuery(booklet));
  const name = grid.data?.booklet;
  usePageTitle(name ? t('titleOf', { name }) : t('title'));
  return (
    <Page
      title={t('title')}
      lead={name ?? '\u00a0'}
      actions={
        <LinkButton to={paths.bookletEditor} params={{ id: booklet }}>
          {t('open')}
        </LinkButton>
      }
    >
      <QueryView
        query={grid}
        skeleton={<Skeleton shape="fields" lines={8} />}
        isEmpty={({ locales }) => locales.length === 0}
        empty={
          <EmptyState size="card" title={t('empty.title')}>
            {t('empty.text')}
          </EmptyState>
        }
      >
        {(found) => (
          <>
            <Name grid={found} />
            <LanguageCards booklet={booklet} grid={found} />
            <GridTable booklet={booklet} grid={found} />
          </>
        )}
      </QueryView>
    </Page>
  );
};
