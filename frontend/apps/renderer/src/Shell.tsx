import { MediaProvider, ValueLabelsProvider, ValuesProvider } from '@livretier/blocks';
import type { ReactNode } from 'react';
import type { Media } from './input';

type Props = {
  title: string;
  lang: string;
  sheets: string[];
  media: (id: string) => Media | undefined;
  values: Record<string, string>;
  labels: Record<string, string>;
  children: ReactNode;
};

const finderIn = (texts: Record<string, string>) => (key: string) =>
  Object.hasOwn(texts, key) ? texts[key] : undefined;

/** A whole static page around what it shows: no script, no style attribute, readable as it is. */
export const Shell = ({ title, lang, sheets, media, values, labels, children }: Props) => (
  <html lang={lang}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      {sheets.map((sheet) => (
        <link key={sheet} rel="stylesheet" href={sheet} />
      ))}
    </head>
    <body className="lvb-body">
      <MediaProvider value={media}>
        <ValuesProvider value={finderIn(values)}>
          <ValueLabelsProvider value={finderIn(labels)}>
            <main className="lvb-page">{children}</main>
          </ValueLabelsProvider>
        </ValuesProvider>
      </MediaProvider>
    </body>
  </html>
);
