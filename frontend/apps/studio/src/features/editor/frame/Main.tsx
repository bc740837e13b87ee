import { EmptyState, QueryView, Skeleton, type ViewableQuery } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { CoverageGrid } from '@/features/booklets/booklet';
import { VersionsView } from '@/features/publishing';
import { PageSheet, SheetWaiting, type Width } from '../canvas/PageSheet';
import type { Commenting } from '../comments/commenting';
import { ReviewBar } from '../comments/ReviewBar';
import { isLockedIn, officialOn, useEditing } from '../session/context';
import { useManuscriptCache } from '../session/useManuscriptCache';
import type { PageDetail, Person, Plan } from '../source/types';
import classes from './Editor.module.css';
import { LockedNote, OfficialNote } from './OfficialNote';
import { Comparison } from './panels/History';
import { type VersionsShown, VersionsSwitch } from './Sides';

/** A booklet whose chapters hold nothing yet. */
const NoPage = () => {
  const { t } = useTranslation('editor');
  return (
    <div className={classes.waiting}>
      <EmptyState title={t('noPage.title')}>{t('noPage.text')}</EmptyState>
    </div>
  );
};

type MainProps = {
  page: ViewableQuery<PageDetail>;
  width: Width;
  people: readonly Person[];
  /** Too narrow for more than the words. */
  isReading: boolean;
  finding: boolean;
  onStopFinding: () => void;
  /** The revision with which the page is compared. */
  compared: number | null;
  onStopComparing: () => void;
  commenting: Commenting | null;
  onComment: (shown: Commenting) => void;
};

/** The page on its paper, or what changed on it. */
export const Main = ({ page, isReading, compared, onStopComparing, ...sheet }: MainProps) => {
  const { t } = useTranslation('editor');
  const { manuscript, pageId, session, mayCorrect } = useEditing();
  const official = officialOn(manuscript, pageId);
  return (
    <main className={classes.main} id="content" data-region="canvas">
      {isReading && mayCorrect && <p className={classes.note}>{t('canvas.wordsOnly')}</p>}
      {manuscript.plan && <ReviewBar booklet={manuscript.plan.booklet} />}
      {official && <OfficialNote official={official} />}
      {isLockedIn(manuscript, pageId) && <LockedNote />}
      {compared !== null && session && <Comparison session={session} revision={compared} onClose={onStopComparing} />}
      {compared === null && session && <PageSheet session={session} {...sheet} />}
      {!session && pageId === undefined && <NoPage />}
      {!session && pageId !== undefined && (
        <SheetWaiting>
          <QueryView query={page} skeleton={<Skeleton lines={10} />}>
            {() => null}
          </QueryView>
        </SheetWaiting>
      )}
    </main>
  );
};

/** The grid of the booklet, in the place of the page. */
export const GridMain = ({ plan: { booklet } }: { plan: Plan }) => {
  const { mayWrite } = useEditing();
  const { refresh } = useManuscriptCache();
  return (
    <main className={classes.grid} id="content" data-region="canvas">
      <CoverageGrid bookletId={booklet.id} mayWrite={mayWrite} onChange={() => void refresh()} />
    </main>
  );
};

type VersionsMainProps = { plan: Plan; onShow: (shown: VersionsShown) => void; onPublish: () => void };

/** The versions of the booklet, in the place of the page. */
export const VersionsMain = ({ plan: { booklet }, onShow, onPublish }: VersionsMainProps) => (
  <VersionsView
    booklet={booklet}
    switcher={<VersionsSwitch shown="published" onShow={onShow} />}
    onPublish={booklet.abilities.publish ? onPublish : undefined}
  />
);
