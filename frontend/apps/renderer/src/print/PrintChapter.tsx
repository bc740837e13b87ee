import { BlockView } from '@livretier/blocks';
import {
  type BookletChapter,
  type BookletContent,
  type BookletPage,
  SourceLine,
  spokenIn,
  Untranslated,
  wordsOf,
} from '@livretier/booklet';
import { anchorOfChapter, anchorOfPage } from './anchors';
import { deeper } from './deeper';

const PrintPage = ({ content, page }: { content: BookletContent; page: BookletPage }) => (
  <section id={anchorOfPage(page.id)} className="lvp-page lvb-flow">
    <h2 className="lvp-page-title">{page.title}</h2>
    {deeper(page.document.blocks).map((block) => (
      <Untranslated key={block.id} content={content}>
        <BlockView block={block} />
      </Untranslated>
    ))}
    {page.official && (
      <SourceLine
        official={page.official}
        words={wordsOf(content).official}
        lang={spokenIn(content.edition?.locale ?? content.lang)}
      />
    )}
  </section>
);

type Props = { content: BookletContent; chapter: BookletChapter; number: number };

/** A chapter from its own sheet on: its pages one under another. */
export const PrintChapter = ({ content, chapter, number }: Props) => (
  <section id={anchorOfChapter(chapter.id)} className="lvp-chapter">
    <p className="lvp-chapter-number">{number}</p>
    <h1 className="lvp-chapter-title">{chapter.title}</h1>
    {chapter.pages.map((page) => (
      <PrintPage key={page.id} content={content} page={page} />
    ))}
  </section>
);
