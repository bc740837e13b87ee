import { documentSchema } from '@livretier/blocks';
import { renderToStaticMarkup } from 'react-dom/server';
import * as z from 'zod';
import { Html } from './Html';

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

/** The static HTML of a document given as JSON. */
export const render = (source: string) => {
  const { data, error } = documentSchema.safeParse(parseJson(source));
  if (!data) throw new BadDocument(z.prettifyError(error));
  return `<!doctype html>${renderToStaticMarkup(<Html {...data} />)}\n`;
};
