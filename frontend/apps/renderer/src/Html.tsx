import {
  BlockView,
  MediaProvider,
  PagesProvider,
  ValueLabelsProvider,
  ValuesProvider,
  WordsProvider,
  wordsIn,
} from '@livretier/blocks';
import type { Input } from './input';

const finderIn = (texts: Record<string, string>) => (key: string) =>
  Object.hasOwn(texts, key) ? texts[key] : undefined;

/** A whole static page: no script, no style attribute, readable as it is. */
export const Html = ({ title, lang, stylesheet, document, media, values, labels, pages }: Input) => (
  <html lang={lang}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      {stylesheet && <link rel="stylesheet" href={stylesheet} />}
    </head>
    <body className="lvb-body">
      <WordsProvider value={wordsIn(lang)}>
        <MediaProvider value={(id) => media[id]}>
          <ValuesProvider value={finderIn(values)}>
            <ValueLabelsProvider value={finderIn(labels)}>
              <PagesProvider value={(id) => pages[id]}>
                <main className="lvb-page">
                  <div className="lvb-column lvb-flow">
                    <h1 className="lvb-title">{title}</h1>
                    {document.blocks.map((block) => (
                      <BlockView key={block.id} block={block} />
                    ))}
                  </div>
                </main>
              </PagesProvider>
            </ValueLabelsProvider>
          </ValuesProvider>
        </MediaProvider>
      </WordsProvider>
    </body>
  </html>
);
