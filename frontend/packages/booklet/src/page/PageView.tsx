import { BlockView } from '@livretier/blocks';
import { type BookletContent, type BookletPage, isAnnexe } from '../content';
import { CountingLine } from '../counting/CountingLine';
import { localeOf, wordsOf, writtenIn } from '../locales/words';
import { anchorOf, findPage, type Hrefs } from '../places';
import { Stitches } from '../stitches/Stitches';
import { Heard, Unclear } from '../unclear/Unclear';
import { Bar } from './Bar';
import { Prevails } from './Prevails';
import { progressOf } from './progress';
import { Side } from './Side';
import { SourceLine } from './SourceLine';
import { TranslatedBlock } from './TranslatedBlock';
import { Turn } from './Turn';

type Props = { content: BookletContent; page: string; hrefs: Hrefs };

/* Where who listens, or goes by keys, comes without all that surrounds the text. */
const TEXT = 'text';

const Blocks = ({ content, page }: { content: BookletContent; page: BookletPage }) => (
  <>
    {page.official && (
      <SourceLine
        official={page.official}
        words={wordsOf(content).official}
        lang={writtenIn(content) && localeOf(content)}
      />
    )}
    {page.document.blocks.map((block) => (
      <TranslatedBlock key={block.id} content={content} page={page} block={block}>
        {(shown) => <BlockView block={shown} />}
      </TranslatedBlock>
    ))}
  </>
);

/** A page, or the pages of a chapter one under another, in the booklet that it belongs to. */
export const PageView = ({ content, page: id, hrefs }: Props) => {
  const words = wordsOf(content);
  const found = findPage(content, id);
  if (!found) return null;
  const { chapter, page } = found;
  const together = content.structure === 'single_page_per_topic';
  const progress = progressOf(content, found);
  return (
    <div
      className="lvr-reading"
      data-island="page"
      data-page={together ? undefined : page.id}
      data-chapter={chapter.id}
      data-pages={chapter.pages.map((one) => one.id).join(' ')}
    >
      <a className="lvr-skip" href={`#${TEXT}`}>
        {words.skip}
      </a>
      <Side content={content} found={found} hrefs={hrefs} />
      <div className="lvr-sheet">
        <Bar content={content} found={found} hrefs={hrefs} />
        {!together && <Stitches count={progress.count} done={progress.index} current />}
        <CountingLine content={content} />
        <div className="lvr-article lvb-column lvb-flow" id={TEXT} tabIndex={-1} lang={writtenIn(content)}>
          <Prevails content={content} hrefs={hrefs} />
          {together ? (
            <h1 className="lvb-title" lang={chapter.title_lang}>
              {chapter.title}
            </h1>
          ) : (
            <div className="lvr-heading">
              <p className="lvr-small" lang={writtenIn(content) && localeOf(content)}>
                {isAnnexe(chapter) && `${words.official.annexe} · `}
                {words[progress.unit](progress.index + 1, progress.count)}
              </p>
              <h1 className="lvb-title" lang={page.title_lang}>
                {page.title}
              </h1>
            </div>
          )}
          {together
            ? chapter.pages.map((topic) => (
                <section key={topic.id} id={anchorOf(topic.id)} className="lvr-topic lvb-flow">
                  <h2 className="lvr-topic-title" lang={topic.title_lang}>
                    {topic.title}
                  </h2>
                  <Blocks content={content} page={topic} />
                  <Unclear content={content} page={topic.id} hrefs={hrefs} />
                </section>
              ))
            : [<Blocks key={page.id} content={content} page={page} />]}
        </div>
        {!together && <Unclear content={content} page={page.id} hrefs={hrefs} />}
        <Heard content={content} />
        {content.edition && (
          <p className="lvr-noscript lvr-maybe-old lvr-small">
            {words.mayHaveChanged} <a href={hrefs.entry(content.edition.locale)}>{words.seeOnline}</a>
          </p>
        )}
        <Turn content={content} found={found} hrefs={hrefs} />
      </div>
    </div>
  );
};
