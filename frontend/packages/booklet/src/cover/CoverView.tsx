import { Brand } from '../brand/Brand';
import { chapterData, minutesOf } from '../chapterData';
import type { BookletContent } from '../content';
import { CountingLine } from '../counting/CountingLine';
import { wordsOf, writtenIn } from '../locales/words';
import type { Hrefs } from '../places';
import { Stitches } from '../stitches/Stitches';
import { Backdrop, type DrawingSource, layoutOf, ownDrawing } from './Backdrop';
import { Offers } from './Offers';
import { titleSize } from './titleSize';
import { wordWidth } from './wordWidth';

type Props = {
  content: BookletContent;
  hrefs: Hrefs;
  /** Where drawings are fetched from. */
  drawing?: DrawingSource | undefined;
};

/** A guided path opens at its first step, everything else at its contents. */
const startOf = ({ structure, chapters }: BookletContent, { contents, page }: Hrefs) => {
  const [first] = structure === 'guided_path' ? chapters.flatMap(({ pages }) => pages) : [];
  return (first && page(first.id)) ?? contents;
};

/** The cover: whose booklet, which one, and the way in. */
export const CoverView = ({ content, hrefs, drawing = ownDrawing }: Props) => {
  const words = wordsOf(content);
  const { name, kind, chapters, theme } = content;
  return (
    <div className={`lvr-cover lvr-cover-${layoutOf(theme)}`} data-island="cover" {...chapterData(content)}>
      <div className="lvr-face">
        <Backdrop cover={theme.cover} drawing={drawing} />
        <div className="lvr-face-head" lang={writtenIn(content, content.name_lang)}>
          <Brand content={content} />
          <h1 className="lvr-cover-title" data-size={titleSize(name)} data-word={wordWidth(name)}>
            {name}
          </h1>
        </div>
      </div>
      <div className="lvr-card">
        <div>
          <h2 className="lvr-card-title">{words.greeting}</h2>
          <p className="lvr-card-text">{words.welcome[kind]}</p>
        </div>
        {chapters.length > 0 && (
          <div className="lvr-card-progress">
            <Stitches count={chapters.length} done={0} fills />
            <p className="lvr-small" data-said="progress">
              {words.length(chapters.length, minutesOf(content))}
            </p>
          </div>
        )}
        <a className="lvr-action" href={startOf(content, hrefs)} data-said="start">
          {words.start}
        </a>
        <Offers content={content} hrefs={hrefs} />
        <CountingLine content={content} at={hrefs.contents} />
      </div>
    </div>
  );
};
