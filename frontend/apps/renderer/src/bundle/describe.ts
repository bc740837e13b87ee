import { textsIn, walk } from '@livretier/blocks';
import { findPage, type Place, wordsOf } from '@livretier/booklet';
import type { Bundle } from './bundleInput';
import { contentOf } from './edition';
import { said } from './said';

const LONGEST = 160;

/** Whole words, as many as are shown beside a link. */
const begun = (text: string) =>
  text.length > LONGEST ? `${text.slice(0, text.lastIndexOf(' ', LONGEST - 1))}…` : text;

/** What a screen is about: a page begins, the booklet welcomes. */
export const describe = (bundle: Bundle, place: Place) => {
  const content = contentOf(bundle);
  const found = place.screen === 'page' ? findPage(content, place.page) : undefined;
  const paragraphs = [...walk(found?.page.document.blocks ?? [])].filter(({ type }) => type === 'paragraph');
  const lines = paragraphs.flatMap(textsIn).map((line) => said(line, bundle.values));
  return begun(lines.join(' ').trim()) || wordsOf(content).welcome[content.kind];
};
