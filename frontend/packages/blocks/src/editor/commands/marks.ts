import type { Editor } from '@tiptap/core';
import { languageTag } from '../../document/richText';
import { addressOf } from './addressOf';

export type Emphasis = 'bold' | 'italic' | 'underline';

/** Puts an emphasis on the selected words, or takes it away. */
export const toggleMark = (editor: Editor, mark: Emphasis) => editor.chain().focus().toggleMark(mark).run();

/** Links the selected words, or the link of the caret, to an address; null takes the link away. False when refused. */
export const setLink = (editor: Editor, address: string | null) => {
  const chain = editor.chain().focus().extendMarkRange('link');
  if (address === null) return chain.unsetMark('link').run();
  const href = addressOf(address);
  return href !== undefined && chain.setMark('link', { href }).setMeta('preventAutolink', true).run();
};

/** Says in which language the selected words are; null that it is the page's. */
export const setLanguage = (editor: Editor, lang: string | null) => {
  const chain = editor.chain().focus();
  if (lang === null) return chain.unsetMark('language', { extendEmptyMarkRange: true }).run();
  return languageTag.safeParse(lang).success && chain.setMark('language', { lang }).run();
};
