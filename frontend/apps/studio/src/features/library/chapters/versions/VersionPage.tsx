import { BlockView, type Document, MediaProvider, migrate, WordsProvider, wordsIn } from '@livretier/blocks';
import { Icon, Page, QueryView } from '@livretier/ui';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import { versionQuery } from '@/features/library/api/chapters';
import type { FrozenPage, FrozenVersion } from '@/features/library/types';
import { useMediaSources } from '@/features/media';
import { LinkButton } from '@/shared/LinkButton';
import { paper } from '@/shared/paper/paper';
import { paths } from '@/shared/paths';
import { RefusedPage } from '@/shared/RefusedPage';
import { useShownThing } from '@/shared/shownThing';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { ImportanceTag } from '../detail/PagesStrip';
import { ReasonTag, ReleaseFacts } from '../detail/Versions';
import { LibraryValues } from './LibraryValues';
import classes from './VersionPage.module.css';

/* Chapters are written in French: the language of a booklet comes with booklets. */
const words = wordsIn('fr');

/** The pages of a release, drawn as booklets draw them. */
const FrozenPages = ({ pages }: { pages: readonly FrozenPage[] }) => {
  const { t } = useTranslation('library');
  /* Frozen long ago, drawn today: what a page holds is carried forward to the newest schema. */
  const drawn = useMemo(
    () => pages.map((page) => ({ ...page, blocks: (migrate(page.document) as Document).blocks })),
    [pages],
  );
  const media = useMediaSources(useMemo(() => drawn.flatMap(({ blocks }) => blocks), [drawn]));
  return (
    <MediaProvider value={media}>
      <WordsProvider value={words}>
        <ol className={classes.pages}>
          {drawn.map(({ id, title, importance, official, blocks }, index) => (
            <li key={id}>
              <p className={classes.place}>
                {t('chapters.detail.page', { place: index + 1 })} <ImportanceTag importance={importance} />
              </p>
              <article className={`${paper} ${classes.page}`} lang="fr" aria-label={title}>
                <h2 className="lvb-title">{title}</h2>
                {official && (
                  <p role="note">
                    {t(official.collated_on ? 'chapters.frozen.official' : 'chapters.frozen.toCollate')}{' '}
                    <a href={official.link}>{official.source}</a>
                  </p>
                )}
                <div className="lvb-flow">
                  {blocks.map((block, place) => (
                    <BlockView key={block.id} block={block} place={{ index: place }} />
                  ))}
                </div>
              </article>
            </li>
          ))}
        </ol>
      </WordsProvider>
    </MediaProvider>
  );
};

/** What a release says: nobody can change it any more. */
const Version = ({ chapterId, version }: { chapterId: string; version: FrozenVersion }) => {
  const { t } = useTranslation('library');
  const title = t('chapters.frozen.title', { number: version.number, title: version.title });
  usePageTitle(title);
  useShownThing(title);
  return (
    <Page
      title={title}
      tag={<ReasonTag reason={version.reason} />}
      lead={version.note}
      actions={
        <LinkButton to={paths.chapter} params={{ id: chapterId }}>
          <Icon of={IconArrowLeft} />
          {t('chapters.frozen.back')}
        </LinkButton>
      }
    >
      <p className={classes.facts}>
        <ReleaseFacts version={version} />
      </p>
      <p className={classes.facts}>{t('chapters.frozen.note')}</p>
      <LibraryValues>
        <FrozenPages pages={version.pages} />
      </LibraryValues>
    </Page>
  );
};

const route = getRouteApi(`/admin${paths.chapterVersion}`);

/** /parametres/builder/chapitres/{id}/versions/{number}: a chapter as it once was released. */
export const VersionPage = () => {
  const { t } = useTranslation('library');
  const { id, number } = route.useParams();
  const { manage_library, write_chapters } = useSignedInUser().abilities;
  const version = useQuery(versionQuery(id, Number(number)));
  if (!(manage_library || write_chapters)) return <RefusedPage title={t('chapters.title')} />;
  return <QueryView query={version}>{(found) => <Version key={number} chapterId={id} version={found} />}</QueryView>;
};
