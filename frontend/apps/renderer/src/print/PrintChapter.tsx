import { BlockView } from '@livretier/blocks';
import {
  type BookletChapter,
  type BookletContent,
  type BookletPage,
  isAnnexe,
  SourceLine,
  spokenIn,
  TranslatedBlock,
  wordsOf,
} from '@livretier/booklet';
import { anchorOfChapter, anchorOfPage } from './anchors';
import { deeper } from './deeper';

const PrintPage = ({ content, page }: { content: BookletContent; page: BookletPage }) => (
  <section id={anchorOfPage(page.id)} className="lvp-page lvb-flow">
    <h2 className="lvp-page-title" lang={page.title_lang}>
      {page.title}
    </h2>
    {page.official && (
      <SourceLine
        official={page.official}
        words={wordsOf(content).official}
        lang={spokenIn(content.edition?.locale ?? content.lang)}
      />
    )}
    {page.document.blocks.map((block) => (
      <TranslatedBlock key={block.id} content={content} page={page} block={block}>
        {(shown) => deeper([shown]).map((one) => <BlockView key={one.id} block={one} />)}
      </TranslatedBlock>
    ))}
  </section>
);

type Props = { content: BookletContent; chapter: BookletChapter; number: number };

/** A chapter from its own sheet on: its pages one under another. */
export const PrintChapter = ({ content, chapter, number }: Props) => (
  <section id={anchorOfChapter(chapter.id)} className="lvp-chapter">
    <p className="lvp-chapter-number">
      {number}
      {isAnnexe(chapter) && (
        <span lang={spokenIn(content.edition?.locale ?? content.lang)}> · {wordsOf(content).official.annexe}</span>
      )}
    </p>
    <h1 className="lvp-chapter-title" lang={chapter.title_lang}>
      {chapter.title}
    </h1>
    {chapter.pages.map((page) => (
      <PrintPage key={page.id} content={content} page={page} />
    ))}
  </section>
);
