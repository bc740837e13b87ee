import { BlockView, type Document } from '@livretier/blocks';

/** A whole static page: no script, no style attribute, readable as it is. */
export const Html = ({ title, lang, blocks }: Document) => (
  <html lang={lang}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
    </head>
    <body>
      <main>
        <h1>{title}</h1>
        {blocks.map((block) => (
          <BlockView key={block.id} block={block} />
        ))}
      </main>
    </body>
  </html>
);
