import { BlockView, PagesProvider, WordsProvider, wordsIn } from '@livretier/blocks';
import { defaultTheme } from '@livretier/booklet';
import type { Input } from './input';
import { Shell } from './Shell';
import { sheetsOf } from './sheets';

/** One page, without the booklet around it. */
export const Html = ({ title, lang, stylesheet, document, media, values, labels, pages }: Input) => (
  <Shell
    title={title}
    lang={lang}
    sheets={sheetsOf(stylesheet, defaultTheme.fonts)}
    media={(id) => media[id]}
    values={values}
    labels={labels}
  >
    <WordsProvider value={wordsIn(lang)}>
      <PagesProvider value={(id) => pages[id]}>
        <div className="lvb-column lvb-flow">
          <h1 className="lvb-title">{title}</h1>
          {document.blocks.map((block) => (
            <BlockView key={block.id} block={block} />
          ))}
        </div>
      </PagesProvider>
    </WordsProvider>
  </Shell>
);
