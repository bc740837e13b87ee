import type { BookletContent } from '../content';
import { wordsIn } from '../locales/words';
import type { Hrefs } from '../places';
import { Stitches } from '../stitches/Stitches';
import { ChapterLine } from './ChapterLine';

type Props = { content: BookletContent; hrefs: Hrefs };

/** The contents: what there is to read, how long it takes, what is signed for. */
export const ContentsView = ({ content, hrefs }: Props) => {
  const words = wordsIn(content.lang);
  const { name, chapters } = content;
  const minutes = chapters.reduce((sum, chapter) => sum + chapter.minutes, 0);
  return (
    <div className="lvr-contents">
      <div className="lvr-contents-head">
        <p className="lvr-small">
          <a className="lvr-quiet" href={hrefs.cover}>
            {name}
          </a>
        </p>
        <h1 className="lvb-title">{words.contents}</h1>
        {chapters.length > 0 && (
          <p className="lvr-sum">
            <strong>{words.chapters(chapters.length)}</strong>
            <span className="lvr-small">{words.minutes(minutes)}</span>
          </p>
        )}
        <Stitches count={chapters.length} done={0} />
      </div>
      {chapters.length === 0 && <p className="lvr-contents-none">{words.noChapter}</p>}
      <ol className="lvr-chapters">
        {chapters.map((chapter, index) => (
          <ChapterLine key={chapter.id} chapter={chapter} number={index + 1} words={words} hrefs={hrefs} />
        ))}
      </ol>
    </div>
  );
};
