import { Page, QueryView, Tabs } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import { chapterQuery } from '@/features/library/api/chapters';
import { Sign } from '@/features/library/icons/Sign';
import { DoubtTag } from '@/features/library/obligations/ObligationFacts';
import { useSectorNames } from '@/features/library/sectors/useSectorNames';
import type { ChapterDetails } from '@/features/library/types';
import { mayLeave } from '@/shared/forms/unsaved';
import { useLocale } from '@/shared/locale/useLocale';
import { paths } from '@/shared/paths';
import { RefusedPage } from '@/shared/RefusedPage';
import { useShownThing } from '@/shared/shownThing';
import { focusTitle } from '@/shared/text/focusTitle';
import { wholeNumber } from '@/shared/text/numbers';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { AdoptionTab } from '../adoption/AdoptionTab';
import { useChapterView } from '../adoption/useChapterView';
import { ChapterStatusTag } from '../ChapterStatusTag';
import classes from './Chapter.module.css';
import { ChapterActs } from './ChapterActs';
import { PagesStrip } from './PagesStrip';
import { ReleaseSheet } from './ReleaseSheet';
import { SheetEditor } from './SheetEditor';
import { Versions } from './Versions';

/** The obligations that the chapter meets, with where they are written. */
const Covered = ({ chapter: { obligations } }: { chapter: ChapterDetails }) => {
  const { t } = useTranslation('library');
  return (
    <section className={classes.covered} aria-labelledby="chapter-obligations">
      <h2 id="chapter-obligations">{t('chapters.detail.obligations')}</h2>
      {obligations.length === 0 ? (
        <p className={classes.none}>{t('chapters.detail.noObligation')}</p>
      ) : (
        <ul className={classes.list}>
          {obligations.map(({ id, label, reference, doubt }) => (
            <li key={id}>
              <strong>{label}</strong> <span className={classes.reference}>{reference}</span> {doubt && <DoubtTag />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

/* The editor of a booklet stands in a feature above this one; the router knows it once it is there. */
const bookletPath = paths.bookletEditor as typeof paths.chapter;

/** The booklets of one's own company that took it over, and how many more there are. */
const TakenBy = ({ chapter: { usages, taken_by } }: { chapter: ChapterDetails }) => {
  const { t } = useTranslation('library');
  const more = usages.booklets - taken_by.length;
  return (
    <ul className={classes.list} aria-label={t('chapters.detail.takenBy')}>
      {taken_by.map(({ id, name }) => (
        <li key={id}>
          <Link to={bookletPath} params={{ id }}>
            {name}
          </Link>
        </li>
      ))}
      {more > 0 && <li>{t('chapters.detail.notOpened', { count: more })}</li>}
    </ul>
  );
};

/** How many booklets took the chapter over. */
const Usage = ({ chapter }: { chapter: ChapterDetails }) => {
  const { usages, taken_by } = chapter;
  const { t } = useTranslation('library');
  const locale = useLocale();
  const { booklets, adapted } = usages;
  const line = (label: string, count: number) => (
    <div className={classes.fact}>
      <dt>{label}</dt>
      <dd>{t('chapters.detail.booklets', { count, number: wholeNumber(count, locale) })}</dd>
    </div>
  );
  return (
    <section aria-labelledby="chapter-usage">
      <h2 id="chapter-usage">{t('chapters.detail.usage')}</h2>
      {booklets === 0 ? (
        <p className={classes.none}>{t('chapters.detail.unused')}</p>
      ) : (
        <>
          <dl className={classes.facts}>
            {line(t('chapters.detail.asReleased'), booklets - adapted)}
            {line(t('chapters.detail.adapted'), adapted)}
          </dl>
          {taken_by.length > 0 && <TakenBy chapter={chapter} />}
        </>
      )}
    </section>
  );
};

/** "Socle commun, version 7. Hôtellerie-restauration, Médico-social." */
const useLead = () => {
  const { t } = useTranslation('library');
  const sectorNames = useSectorNames();
  return ({ scope, version, sectors }: ChapterDetails) =>
    t(version > 0 ? 'chapters.detail.lead' : 'chapters.detail.leadUnreleased', {
      scope: t(`chapters.scope.${scope}`),
      version,
      sectors: sectorNames(sectors, sectors.length),
    });
};

const Content = ({ chapter }: { chapter: ChapterDetails }) => (
  <>
    {chapter.summary && <p className={classes.summary}>{chapter.summary}</p>}
    <PagesStrip chapter={chapter} />
    <div className={classes.columns}>
      <Versions chapter={chapter} />
      <Usage chapter={chapter} />
    </div>
    <Covered chapter={chapter} />
  </>
);

/** What it says, and how far it has come in booklets, once there is a version that they may lack. */
const ChapterTabs = ({ chapter }: { chapter: ChapterDetails }) => {
  const { t } = useTranslation('library');
  const { vue, show } = useChapterView();
  if (!chapter.abilities.see_adoption || chapter.version < 2) return <Content chapter={chapter} />;
  const tabs = [
    { value: 'content', label: t('chapters.tabs.content'), content: <Content chapter={chapter} /> },
    {
      value: 'adoption',
      label: t('chapters.tabs.adoption'),
      content: vue === 'adoption' && <AdoptionTab chapter={chapter} />,
    },
  ];
  return <Tabs label={t('chapters.tabs.label')} tabs={tabs} value={vue ?? 'content'} onChange={show} />;
};

/** A chapter as a whole; its sheet and its release open beside it. */
const Chapter = ({ chapter }: { chapter: ChapterDetails }) => {
  const lead = useLead();
  const [open, setOpen] = useState<'sheet' | 'release' | null>(null);
  const close = async () => (await mayLeave()) && setOpen(null);
  const done = () => {
    setOpen(null);
    focusTitle();
  };
  const beside = { chapter, onClose: () => void close(), onDone: done };
  usePageTitle(chapter.title);
  useShownThing(chapter.title);
  return (
    <Page
      title={chapter.title}
      mark={<Sign icon={chapter.icon} size="large" />}
      tag={<ChapterStatusTag status={chapter.status} />}
      lead={lead(chapter)}
      actions={<ChapterActs chapter={chapter} onEdit={() => setOpen('sheet')} onRelease={() => setOpen('release')} />}
    >
      <ChapterTabs chapter={chapter} />
      {open === 'sheet' && <SheetEditor {...beside} />}
      {open === 'release' && <ReleaseSheet {...beside} />}
    </Page>
  );
};

const route = getRouteApi(`/admin${paths.chapter}`);

/** /parametres/builder/chapitres/{id}: one chapter, its versions and what may be done with it. */
export const ChapterPage = () => {
  const { t } = useTranslation('library');
  const { id } = route.useParams();
  const { manage_library, write_chapters } = useSignedInUser().abilities;
  const chapter = useQuery(chapterQuery(id));
  if (!(manage_library || write_chapters)) return <RefusedPage title={t('chapters.title')} />;
  return <QueryView query={chapter}>{(found) => <Chapter key={id} chapter={found} />}</QueryView>;
};
