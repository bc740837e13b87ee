import type { AnyBlock, Document } from '@livretier/blocks';
import { describe, expect, it } from 'vitest';
import type { Content } from '../source/types';
import { rebase } from './rebase';

const paragraph = (id: string, text: string) => ({ id, type: 'paragraph', props: {}, text: [{ type: 'text', text }] });
const quote = (author: string, text: string) => ({
  id: 'q',
  type: 'quote',
  props: { author },
  text: [{ type: 'text', text }],
});
const inList = (text: string) => ({
  ...{ id: 'l', type: 'list', props: { ordered: false } },
  children: [{ id: 'i', type: 'list_item', props: {}, children: [paragraph('p', text)] }],
});
const page = (blocks: object[], title = 'Page'): Content => ({
  ...{ title, importance: 'info' },
  document: { schema: 2, blocks: blocks as AnyBlock[] } as Document,
});

describe('carrying over what was written meanwhile', () => {
  it('joins different fields of one block, however deep', () => {
    const rebased = rebase({
      base: page([quote('Léa', 'Bonjour'), inList('un')]),
      mine: page([quote('Léa', 'Bonjour à tous'), inList('un')]),
      theirs: page([quote('Jo', 'Bonjour'), inList('deux')], 'Renommée'),
    });

    expect(rebased).toEqual({
      content: page([quote('Jo', 'Bonjour à tous'), inList('deux')], 'Renommée'),
      conflicts: [],
    });
  });

  it('keeps a block that was added here', () => {
    const rebased = rebase({
      base: page([paragraph('a', 'un')]),
      mine: page([paragraph('a', 'un'), paragraph('b', 'deux')]),
      theirs: page([paragraph('a', 'UN')]),
    });

    expect(rebased?.content).toEqual(page([paragraph('a', 'UN'), paragraph('b', 'deux')]));
  });

  it('takes over blocks that were added there', () => {
    const rebased = rebase({
      base: page([paragraph('a', 'un')]),
      mine: page([paragraph('a', 'un deux')]),
      theirs: page([paragraph('b', 'neuf'), paragraph('a', 'un')]),
    });

    expect(rebased?.content).toEqual(page([paragraph('b', 'neuf'), paragraph('a', 'un deux')]));
  });

  it('asks about the title too', () => {
    const { conflicts } = rebase({ base: page([]), mine: page([], 'Mien'), theirs: page([], 'Leur') }) ?? {};

    expect(conflicts).toEqual([
      { kind: 'field', block_id: '', field: 'title', base: 'Page', mine: 'Mien', saved: 'Leur' },
    ]);
  });

  it('leaves it to the server when one deleted what the other wrote in', () => {
    const base = page([paragraph('a', 'un'), paragraph('b', 'deux')]);
    const written = page([paragraph('a', 'un'), paragraph('b', 'deux et trois')]);
    const deleted = page([paragraph('a', 'un')]);

    expect(rebase({ base, mine: written, theirs: deleted })).toBeNull();
    expect(rebase({ base, mine: deleted, theirs: written })).toBeNull();
  });
});
