import { BlockView } from '@livretier/blocks';
import type { BookletChapter, BookletPage } from '@livretier/booklet';
import { anchorOfChapter, anchorOfPage } from './anchors';
import { deeper } from './deeper';

const PrintPage = ({ page }: { page: BookletPage }) => (
  <section id={anchorOfPage(page.id)} className="lvp-page lvb-flow">
    <h2 className="lvp-page-title">{page.title}</h2>
    {deeper(page.document.blocks).map((block) => (
      <BlockView key={block.id} block={block} />
    ))}
  </section>
);

/** A chapter from its own sheet on: its pages one under another. */
export const PrintChapter = ({ chapter, number }: { chapter: BookletChapter; number: number }) => (
  <section id={anchorOfChapter(chapter.id)} className="lvp-chapter">
    <p className="lvp-chapter-number">{number}</p>
    <h1 className="lvp-chapter-title">{chapter.title}</h1>
    {chapter.pages.map((page) => (
      <PrintPage key={page.id} page={page} />
    ))}
  </section>
);
