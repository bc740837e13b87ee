import { MediaProvider, type MediaSource, ValueLabelsProvider, ValuesProvider } from '@livretier/blocks';
import type { ReactNode } from 'react';
import { finderIn } from './finderIn';

type Props = {
  title: string;
  lang: string;
  sheets: string[];
  media: (id: string) => MediaSource | undefined;
  values: Record<string, string>;
  labels: Record<string, string>;
  /** What else the head says. */
  head?: ReactNode;
  /** What stands before the page and is no part of it. */
  before?: ReactNode;
  /** What the script of readers has to know. */
  data?: Record<`data-${string}`, string>;
  children: ReactNode;
};

/** A whole static page around what it shows: no inline script, no style attribute, readable as it is. */
export const Shell = ({ title, lang, sheets, media, values, labels, head, before, data, children }: Props) => (
  <html lang={lang} {...data}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      {sheets.map((sheet) => (
        <link key={sheet} rel="stylesheet" href={sheet} />
      ))}
      {head}
    </head>
    <body className="lvb-body">
      {before}
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
