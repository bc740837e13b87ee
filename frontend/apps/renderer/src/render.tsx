import { leaveOut, migrate } from '@livretier/blocks';
import { type BookletContent, fileOf, onlySaid, placesOf, themeSheet } from '@livretier/booklet';
import { renderToStaticMarkup } from 'react-dom/server';
import * as z from 'zod';
import { BookletHtml } from './BookletHtml';
import { bookletInputSchema } from './bookletInput';
import { bundleSchema } from './bundle/bundleInput';
import { renderBundle } from './bundle/renderBundle';
import { Html } from './Html';
import { inputSchema } from './input';
import { mailSchema } from './mail/mailInput';
import { MOST_BYTES, renderMail } from './mail/renderMail';
import { posterSchema } from './print/poster/posterInput';
import { renderPoster } from './print/poster/renderPoster';
import { printSchema } from './print/printInput';
import { renderPrint } from './print/renderPrint';

export class BadDocument extends Error {
  override readonly name = 'BadDocument';
}

const parseJson = (source: string): unknown => {
  try {
    return JSON.parse(source);
  } catch (cause) {
    throw new BadDocument('The input is not JSON.', { cause });
  }
};

const isObject = (input: unknown): input is Record<string, unknown> =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

/** What was stored, with every document of it in its newest form, wherever it stands. */
const withNewest = (input: unknown): unknown => {
  if (Array.isArray(input)) return input.map(withNewest);
  if (!isObject(input)) return input;
  if ('document' in input) return { ...input, document: migrate(input.document) };
  return Object.fromEntries(
    Object.entries(input).map(([key, value]) => [
      key,
      ['bundle', 'print', 'booklet', 'chapters', 'pages'].includes(key) ? withNewest(value) : value,
    ]),
  );
};

const parse = <Out,>(schema: z.ZodType<Out>, input: unknown) => {
  const { data, error } = schema.safeParse(withNewest(input));
  if (data === undefined) throw new BadDocument(error && z.prettifyError(error));
  return data;
};

const renderPage = (source: unknown) => {
  const page = parse(inputSchema, source);
  const document = leaveOut(page.document, (key) => !page.left_out.includes(key));
  return `<!doctype html>${renderToStaticMarkup(<Html {...page} document={document} />)}\n`;
};

/** The same input, its pages without what would say a value that is left out: search, contacts and paper follow. */
const readable = <Input extends { booklet: BookletContent; left_out: string[] }>(input: Input): Input => ({
  ...input,
  booklet: onlySaid(input.booklet, input.left_out),
});

/** Every file of a booklet, by its path from the root. */
const renderBooklet = (source: unknown) => {
  const input = readable(parse(bookletInputSchema, source));
  const pages = placesOf(input.booklet).map((place) => ({
    path: fileOf(input.booklet, place),
    html: `<!doctype html>${renderToStaticMarkup(<BookletHtml input={input} place={place} />)}\n`,
  }));
  return [...pages, { path: 'theme.css', css: themeSheet(input.booklet.theme) }];
};

const edition = z.strictObject({ bundle: bundleSchema });
const print = z.strictObject({ print: printSchema });
const poster = z.strictObject({ poster: posterSchema });
const mail = z.strictObject({ mail: mailSchema });

const renderMessage = (source: unknown) => {
  const message = renderMail(parse(mail, source).mail);
  if (Buffer.byteLength(message.html) > MOST_BYTES) throw new BadDocument('The message is too large.');
  return message;
};

/** The static HTML of a page given as JSON; of a list of pages a list as JSON; of a booklet, or of an edition of it, its
    files as JSON; of an edition to print, or of a poster, the document that is printed as JSON; of a mail, what it says as
    HTML and as text, as JSON. */
export const render = (source: string) => {
  const input = parseJson(source);
  if (Array.isArray(input)) return JSON.stringify(input.map(renderPage));
  if (!isObject(input)) return renderPage(input);
  if ('bundle' in input) return JSON.stringify(renderBundle(readable(parse(edition, input).bundle)));
  if ('print' in input) return JSON.stringify(renderPrint(readable(parse(print, input).print)));
  if ('poster' in input) return JSON.stringify(renderPoster(parse(poster, input).poster));
  if ('mail' in input) return JSON.stringify(renderMessage(input));
  return 'booklet' in input ? JSON.stringify(renderBooklet(input)) : renderPage(input);
};
