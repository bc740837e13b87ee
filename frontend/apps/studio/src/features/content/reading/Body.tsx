import { BlockView, type Document, MediaProvider, migrate, WordsProvider, wordsIn } from '@livretier/blocks';
import { useMemo } from 'react';
import { paper } from '@/shared/paper/paper';
import type { Picture } from '../api/news';
import classes from './Body.module.css';
import { sourceOf } from './sourceOf';

type Props = { lang: string; body: object; media: readonly Picture[] };

/** What a news item or a tutorial says, drawn as pages of booklets are. */
export const Body = ({ lang, body, media }: Props) => {
  const { blocks } = useMemo(() => migrate(body) as Document, [body]);
  const find = useMemo(() => {
    const sources = new Map(media.map((one) => [one.id, sourceOf(one)]));
    return (id: string) => sources.get(id);
  }, [media]);
  return (
    <MediaProvider value={find}>
      <WordsProvider value={wordsIn(lang.startsWith('en') ? 'en' : 'fr')}>
        <div className={`${paper} ${classes.body}`} lang={lang}>
          <div className="lvb-flow">
            {blocks.map((block, index) => (
              <BlockView key={block.id} block={block} place={{ index }} />
            ))}
          </div>
        </div>
      </WordsProvider>
    </MediaProvider>
  );
};
