import type { AnyBlock, Document, Inline } from '@livretier/blocks';
import { changeBlock, setProps } from '../canvas/changeBlock';
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

/** The document once a fault is made good; `words` are what its author wrote for it. */
export const applyFix = (document: Document, { blockId }: Issue, fix: Fix, words = ''): Document => {
  switch (fix.kind) {
    case 'describe':
      return setProps(document, blockId, { alt: words.trim() });
    case 'decorate':
      return setProps(document, blockId, { decorative: true });
    case 'level':
      return setProps(document, blockId, { level: fix.level });
    case 'header':
      return setProps(document, blockId, { header: 'row' });
    case 'language':
      return markLanguage(document, blockId, fix.lang);
  }
};
