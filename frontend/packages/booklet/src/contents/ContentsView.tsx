import { chapterData, minutesOf } from '../chapterData';
import type { BookletContent } from '../content';
import { wordsOf, writtenIn } from '../locales/words';
import type { Hrefs } from '../places';
import { Stitches } from '../stitches/Stitches';
import { Tabs } from '../tabs/Tabs';
import { VersionLine } from '../version/VersionLine';
import { ChapterLine } from './ChapterLine';
import { Head } from './Head';

type Props = { content: BookletContent; hrefs: Hrefs };

/** The contents: what there is to read, how long it takes, what is signed for. */
export const ContentsView = ({ content, hrefs }: Props) => {
  const words = wordsOf(content);
  const { chapters } = content;
  return (
    <div className="lvr-desk">
      <div className="lvr-contents" data-island="contents" {...chapterData(content)}>
        <div className="lvr-contents-head">
          <Head content={content} hrefs={hrefs} />
          <h1 className="lvb-title">{words.contents}</h1>
          {chapters.length > 0 && (
            <p className="lvr-sum">
              <strong data-said="read">{words.chapters(chapters.length)}</strong>
              <span className="lvr-small" data-said="left">
                {words.minutes(minutesOf(content))}
              </span>
            </p>
          )}
          <Stitches count={chapters.length} done={0} fills />
        </div>
        {chapters.length === 0 && <p className="lvr-contents-none">{words.noChapter}</p>}
        <ol className="lvr-chapters">
          {chapters.map((chapter, index) => (
            <ChapterLine
              key={chapter.id}
              chapter={chapter}
              number={index + 1}
              lang={writtenIn(content, chapter.title_lang)}
              words={words}
              hrefs={hrefs}
            />
          ))}
        </ol>
        <VersionLine content={content} />
      </div>
      <Tabs content={content} screen="contents" hrefs={hrefs} />
    </div>
  );
};
