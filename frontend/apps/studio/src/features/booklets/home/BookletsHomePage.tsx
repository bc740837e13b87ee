import { Icon, Page, QueryView, SectionHeader } from '@livretier/ui';
import { IconBooks, IconChevronRight, IconEye, IconRefresh } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import { LinkButton } from '@/shared/LinkButton';
import { useLocale } from '@/shared/locale/useLocale';
import { paths } from '@/shared/paths';
import { RefusedPage } from '@/shared/RefusedPage';
import { wholeNumber } from '@/shared/text/numbers';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { useActDialog } from '../acts/useActDialog';
import { BookletCards, BookletCardsSkeleton } from '../list/BookletCards';
import { NewBooklet, NoBooklets } from '../list/NewBooklet';
import { useBooklets } from '../list/useBooklets';
import type { BookletCounts } from '../types';
import classes from './Home.module.css';
import { Unfinished } from './Unfinished';

const topics = [
  { count: 'in_review', state: 'en-relecture', icon: IconEye },
  { count: 'to_republish', state: 'a-republier', icon: IconRefresh },
] as const;

/** What waits for somebody, each with the way to it. */
const Waiting = ({ counts }: { counts: BookletCounts }) => {
  const { t } = useTranslation('booklets');
  const locale = useLocale();
  const waiting = topics.filter(({ count }) => counts[count] > 0);
  if (waiting.length === 0) return null;
  return (
    <section aria-label={t('home.waiting')}>
      <ul className={classes.waiting}>
        {waiting.map(({ count, state, icon }) => (
          <li key={count}>
            <Link to={paths.booklets} search={{ statut: state }} className={classes.topic}>
              <span className={classes.sign}>
                <Icon of={icon} />
              </span>
              <span className={classes.sentence}>
                {t(`home.topics.${count}`, { count: counts[count], number: wholeNumber(counts[count], locale) })}
              </span>
              <Icon of={IconChevronRight} size={16} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};

const recent = 4;
/* Some of the last ones may be archived, and some of the drafts finished. */
const [asked, mostDrafts] = [8, 12];

/** The entry of the area: what was begun, what was last worked on, what waits for somebody. */
const BookletsHome = () => {
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

/** /livrets/home: where one was, and what waits. */
export const BookletsHomePage = () => {
  const { t } = useTranslation('booklets');
  usePageTitle(t('home.title'));
  return useSignedInUser().abilities.see_booklets ? <BookletsHome /> : <RefusedPage title={t('home.title')} />;
};
