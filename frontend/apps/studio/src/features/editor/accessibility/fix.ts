import type { AnyBlock, Document, Inline } from '@livretier/blocks';
import { changeBlock, setProps } from '../canvas/blocks';
import type { Fix, Issue } from './types';

const spokenIn =
  (lang: string) =>
  (inline: Inline): Inline => {
    if (inline.type === 'break' || (inline.marks ?? []).some(({ type }) => type === 'language')) return inline;
    return { ...inline, marks: [...(inline.marks ?? []), { type: 'language', lang }] };
  };

const markLanguage = (document: Document, id: string, lang: string) =>
  changeBlock(document, id, (block) =>
    'text' in block ? ({ ...block, text: block.text.map(spokenIn(lang)) } as AnyBlock) : block,
  );

/** The properties that a fix changes; nothing for one that changes the text. */
export const propsOf = (fix: Fix, words = ''): Record<string, unknown> | undefined => {
  switch (fix.kind) {
    case 'describe':
      return { alt: words.trim() };
    case 'decorate':
      return { decorative: true };
    case 'level':
      return { level: fix.level };
    case 'header':
      return { header: 'row' };
    default:
      return undefined;
  }
};

/** The document once a fault is made good; `words` are what its author wrote for it. */
export const applyFix = (document: Document, { blockId }: Issue, fix: Fix, words?: string): Document => {
  const props = propsOf(fix, words);
  if (props) return setProps(document, blockId, props);
  return fix.kind === 'language' ? markLanguage(document, blockId, fix.lang) : document;
};
