import { BlockView, MediaProvider, PagesProvider, ValuesProvider, WordsProvider, wordsIn } from '@livretier/blocks';
import type { Input } from './input';

/** A whole static page: no script, no style attribute, readable as it is. */
export const Html = ({ title, lang, stylesheet, document, media, values, pages }: Input) => (
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
          <ValuesProvider value={(key) => (Object.hasOwn(values, key) ? values[key] : undefined)}>
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
          </ValuesProvider>
        </MediaProvider>
      </WordsProvider>
    </body>
  </html>
);
