import {
  MediaProvider,
  PagesProvider,
  ValueLabelsProvider,
  ValuesProvider,
  WordsProvider,
  wordsIn,
} from '@livretier/blocks';
import { spokenIn } from '@livretier/booklet';
import { builtName } from '../assets';
import { contentOf, labelsOf } from '../bundle/edition';
import { finderIn } from '../finderIn';
import { anchorOfPage } from './anchors';
import { onPaper } from './media';
import { PrintBack } from './PrintBack';
import { PrintChapter } from './PrintChapter';
import { PrintContents } from './PrintContents';
import { PrintCover } from './PrintCover';
import type { PrintInput } from './printInput';

type Props = { input: PrintInput; sheets: string[] };

/** A whole booklet as one document for paper: cover, contents, chapters, by the Views of the web. */
export const PrintHtml = ({ input, sheets }: Props) => {
  const { booklet, media, values, address, version, locale } = input;
  const pages = new Set(booklet.chapters.flatMap((chapter) => chapter.pages.map(({ id }) => id)));
  const content = contentOf(input);
  return (
    <html lang={spokenIn(locale)}>
      <head>
        <meta charSet="utf-8" />
        <title>{booklet.name}</title>
        <meta name="author" content={booklet.company} />
        <meta name="generator" content="Livretier" />
        <meta name="dcterms.created" content={version.date} />
        <meta name="dcterms.modified" content={version.date} />
        {sheets.map((sheet) => (
          <link key={sheet} rel="stylesheet" href={`o/${builtName(sheet)}`} />
        ))}
      </head>
      <body className="lvb-body">
        <MediaProvider value={(id) => onPaper(media[id], address)}>
          <ValuesProvider value={finderIn(values)}>
            <ValueLabelsProvider value={finderIn(labelsOf(input))}>
              <WordsProvider value={wordsIn(locale)}>
                <PagesProvider value={(id) => (pages.has(id) ? `#${anchorOfPage(id)}` : undefined)}>
                  <main className="lvb-page lvp-booklet">
                    <PrintCover {...input} />
                    <PrintContents {...input} />
                    <div lang={booklet.lang}>
                      {booklet.chapters.map((chapter, index) => (
                        <PrintChapter key={chapter.id} chapter={chapter} number={index + 1} content={content} />
                      ))}
                    </div>
                    <PrintBack {...input} />
                  </main>
                </PagesProvider>
              </WordsProvider>
            </ValueLabelsProvider>
          </ValuesProvider>
        </MediaProvider>
      </body>
    </html>
  );
};
