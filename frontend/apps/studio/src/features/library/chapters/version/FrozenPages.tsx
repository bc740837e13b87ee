import { BlockView, type Document, MediaProvider, migrate, WordsProvider, wordsIn } from '@livretier/blocks';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { paper } from '../../../../shared/paper/paper';
import { useMediaSources } from '../../../media';
import type { FrozenPage } from '../../types';
import { ImportanceTag } from '../detail/ImportanceTag';
import classes from './Version.module.css';

/* Chapters are written in French: the language of a booklet comes with booklets. */
const words = wordsIn('fr');

/** The pages of a release, drawn as booklets draw them. */
export const FrozenPages = ({ pages }: { pages: readonly FrozenPage[] }) => {
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
          {drawn.map(({ id, title, importance, blocks }, index) => (
            <li key={id}>
              <p className={classes.place}>
                {t('chapters.detail.page', { place: index + 1 })} <ImportanceTag importance={importance} />
              </p>
              <article className={`${paper} ${classes.page}`} lang="fr" aria-label={title}>
                <h2 className="lvb-title">{title}</h2>
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
