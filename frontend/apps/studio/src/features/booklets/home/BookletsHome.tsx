import { Icon, Page, QueryView, SectionHeader } from '@livretier/ui';
import { IconBooks } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../shared/LinkButton';
import { paths } from '../../../shared/paths';
import { useActDialog } from '../acts/useActDialog';
import { BookletCards } from '../list/BookletCards';
import { BookletCardsSkeleton } from '../list/BookletCardsSkeleton';
import { NewBooklet } from '../list/ListActions';
import { NoBooklets } from '../list/NoBooklets';
import { useBooklets } from '../list/useBooklets';
import classes from './Home.module.css';
import { Unfinished } from './Unfinished';
import { Waiting } from './Waiting';

const recent = 4;
/* Some of the last ones may be archived, and some of the drafts finished. */
const [asked, mostDrafts] = [8, 12];

/** The entry of the area: what was begun, what was last worked on, what waits for somebody. */
export const BookletsHome = () => {
  const { t } = useTranslation('booklets');
  const edited = useBooklets({ search: '', sort: 'edited' }, asked);
  const drafts = useBooklets({ search: '', status: 'draft', sort: 'edited' }, mostDrafts);
  const { ask, dialog } = useActDialog();
  const mayCreate = edited.data?.mayCreate ?? false;
  const none = edited.data?.items.length === 0;
  return (
    <Page
      title={t('home.title')}
      lead={t('home.lead')}
      actions={
        edited.data &&
        !none && (
          <>
            <LinkButton to={paths.booklets}>
              <Icon of={IconBooks} />
              {t('home.all')}
            </LinkButton>
            {mayCreate && <NewBooklet />}
          </>
        )
      }
    >
      <QueryView
        query={edited}
        skeleton={<BookletCardsSkeleton count={recent} />}
        isEmpty={({ items }) => items.length === 0}
        empty={<NoBooklets mayCreate={mayCreate} />}
      >
        {({ items, counts }) => (
          <div className={classes.sections}>
            <Unfinished booklets={drafts.data?.items ?? []} />
            {counts && <Waiting counts={counts} />}
            <section aria-labelledby="recent">
              <SectionHeader id="recent" title={t('home.recent')} />
              <BookletCards
                booklets={items.filter(({ status }) => status !== 'archived').slice(0, recent)}
                onAsk={ask}
                level={3}
              />
            </section>
          </div>
        )}
      </QueryView>
      {dialog}
    </Page>
  );
};
