import { EmptyState, FilteredEmpty, Icon, Page, QueryView, TablePager, useKeysetPages } from '@livretier/ui';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import { useChapters } from '@/features/library/api/counts';
import { LinkButton } from '@/shared/LinkButton';
import { paths } from '@/shared/paths';
import { RefusedPage } from '@/shared/RefusedPage';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { ChaptersFilters, useChaptersSearch } from './ChaptersFilters';
import { ChaptersTable } from './ChaptersTable';

const Add = () => {
  const { t } = useTranslation('library');
  return (
    <LinkButton to={paths.newChapter} look="primary">
      <Icon of={IconPlus} />
      {t('chapters.add')}
    </LinkButton>
  );
};

/** The chapters of the library; a line opens one. */
const Chapters = ({ ofPlatform }: { ofPlatform: boolean }) => {
  const { t } = useTranslation('library');
  const asked = useChaptersSearch();
  const { search, wanted, filtered, clear, turn } = asked;
  const pages = useKeysetPages({ value: search.suite ?? [], onChange: turn, filters: JSON.stringify(wanted) });
  const chapters = useChapters(wanted, pages.cursor);
  const create = chapters.data?.abilities.create;
  const empty = filtered ? (
    <FilteredEmpty text={t('chapters.noMatch')} onClear={clear} />
  ) : (
    <EmptyState title={t('chapters.empty.title')} action={create && <Add />}>
      {t(create ? 'chapters.empty.text' : 'chapters.empty.readOnly')}
    </EmptyState>
  );
  return (
    <Page
      title={t('chapters.title')}
      lead={t(ofPlatform ? 'chapters.lead.platform' : 'chapters.lead.company')}
      actions={create && <Add />}
    >
      <ChaptersFilters asked={asked} counts={chapters.data?.counts} ofPlatform={ofPlatform} />
      <QueryView query={chapters} skeleton={<ChaptersTable rows={[]} loading ofPlatform={ofPlatform} />}>
        {({ items, next }) => (
          <ChaptersTable
            rows={items}
            loading={chapters.isPlaceholderData}
            empty={empty}
            ofPlatform={ofPlatform}
            footer={
              (next || pages.page > 1) && (
                <TablePager previous={t('pager.previous')} next={t('pager.next')} {...pages.turn(next)}>
                  {t('pager.page', { page: pages.page })}
                </TablePager>
              )
            }
          />
        )}
      </QueryView>
    </Page>
  );
};

/** /parametres/builder/chapitres: the chapters that booklets are made of, for those who write or release them. */
export const ChaptersPage = () => {
  const { t } = useTranslation('library');
  const { abilities, company, platform_role } = useSignedInUser();
  const { manage_library, write_chapters } = abilities;
  /* A super administrator who entered a company writes there. */
  const ofPlatform = manage_library && (company === null || platform_role === 'library_editor');
  usePageTitle(t('chapters.title'));
  return manage_library || write_chapters ? (
    <Chapters ofPlatform={ofPlatform} />
  ) : (
    <RefusedPage title={t('chapters.title')} />
  );
};
