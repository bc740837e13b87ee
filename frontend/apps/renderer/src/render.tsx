import { migrate } from '@livretier/blocks';
import { renderToStaticMarkup } from 'react-dom/server';
import * as z from 'zod';
import { Html } from './Html';
import { inputSchema } from './input';

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

const withNewest = (input: unknown) =>
  typeof input === 'object' && input !== null && 'document' in input
    ? { ...input, document: migrate(input.document) }
    : input;

const renderPage = (page: unknown) => {
  const { data, error } = inputSchema.safeParse(withNewest(page));
  if (!data) throw new BadDocument(z.prettifyError(error));
  return `<!doctype html>${renderToStaticMarkup(<Html {...data} />)}\n`;
};

/** The static HTML of a page given as JSON; of a list of pages, since a booklet has many, a list as JSON. */
export const render = (source: string) => {
  const input = parseJson(source);
  return Array.isArray(input) ? JSON.stringify(input.map(renderPage)) : renderPage(input);
};
