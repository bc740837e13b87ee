import { BlockView } from '@livretier/blocks';
import type { BookletContent, BookletPage } from '../content';
import { wordsIn } from '../locales/words';
import { anchorOf, findPage, type Hrefs } from '../places';
import { Stitches } from '../stitches/Stitches';
import { Bar } from './Bar';
import { progressOf } from './progress';
import { Side } from './Side';
import { Turn } from './Turn';

type Props = { content: BookletContent; page: string; hrefs: Hrefs };

const Blocks = ({ page }: { page: BookletPage }) =>
  page.document.blocks.map((block) => <BlockView key={block.id} block={block} />);

/** A page, or the pages of a chapter one under another, in the booklet that it belongs to. */
export const PageView = ({ content, page: id, hrefs }: Props) => {
  const words = wordsIn(content.lang);
  const found = findPage(content, id);
  if (!found) return null;
  const { chapter, chapterIndex, page } = found;
  const together = content.structure === 'single_page_per_topic';
  const progress = progressOf(content, found);
  return (
    <div className="lvr-reading">
      <Side content={content} found={found} hrefs={hrefs} />
      <div className="lvr-sheet">
        <Bar title={chapter.title} number={chapterIndex + 1} words={words} hrefs={hrefs} />
        {!together && <Stitches count={progress.count} done={progress.index} current />}
        <div className="lvr-article lvb-column lvb-flow">
          {together ? (
            <h1 className="lvb-title">{chapter.title}</h1>
          ) : (
            <div className="lvr-heading">
              <p className="lvr-small">{words[progress.unit](progress.index + 1, progress.count)}</p>
              <h1 className="lvb-title">{page.title}</h1>
            </div>
          )}
          {together
            ? chapter.pages.map((topic) => (
                <section key={topic.id} id={anchorOf(topic.id)} className="lvr-topic lvb-flow">
                  <h2 className="lvr-topic-title">{topic.title}</h2>
                  <Blocks page={topic} />
                </section>
              ))
            : [<Blocks key={page.id} page={page} />]}
        </div>
        <Turn content={content} found={found} words={words} hrefs={hrefs} />
      </div>
    </div>
  );
};
