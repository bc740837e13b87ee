import { describe, expect, it } from 'vitest';
import { documentSchema } from '../../document/document';
import { randomDocument } from '../../document/testing/randomDocument';
import { documentSchema as editorSchema, readable } from '../canvas/readable';
import { fromEditor, readDocument } from './fromEditor';
import { toEditor } from './toEditor';

const seeds = Array.from({ length: 200 }, (_, seed) => seed + 1);

describe('a page in the editor', () => {
  it.each(seeds)('comes back as it went in (page %i)', (seed) => {
    const page = randomDocument(seed, 12);
    expect(documentSchema.safeParse(page).error).toBeUndefined();

    expect(fromEditor(toEditor(page))).toEqual(page);
  });

  it.each(seeds)('is held by the editor’s own rules (page %i)', (seed) => {
    const page = randomDocument(seed, 12);
    const node = editorSchema().nodeFromJSON(toEditor(page));

    node.check();

    expect(readDocument(node)).toEqual(page);
  });

  it('gets a line to write on when it has no block', () => {
    const { content } = toEditor({ schema: 2, blocks: [] });

    expect(content).toMatchObject([{ type: 'paragraph', attrs: { id: expect.any(String) } }]);
  });

  it('leaves out a link that may not be followed', () => {
    const marks = [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }, { type: 'bold' }];
    const content = [{ type: 'paragraph', attrs: { id: 'a' }, content: [{ type: 'text', text: 'Ici', marks }] }];

    const page = fromEditor({ type: 'doc', content });

    expect(page.blocks).toEqual([
      { id: 'a', type: 'paragraph', props: {}, text: [{ type: 'text', text: 'Ici', marks: [{ type: 'bold' }] }] },
    ]);
  });

  it('is not shown when it holds a block that this editor does not know', () => {
    const page = { schema: 2, blocks: [{ id: 'a', type: 'hologram', props: {} }] };

    expect(readable(page as never)).toBeUndefined();
  });

  it('is not shown when a property has a value that it cannot have', () => {
    const page = {
      schema: 2,
      blocks: [{ id: 'a', type: 'button', props: { label: 'Ici', href: 'javascript:alert(1)' } }],
    };

    expect(readable(page as never)).toBeUndefined();
  });

  it('gets new ids for blocks that share one, the first keeps it', () => {
    const twin = { id: 'a', type: 'divider' as const, props: {} };

    const content = readable({ schema: 2, blocks: [twin, twin] });

    expect(content?.content?.map(({ attrs }) => attrs?.id === 'a')).toEqual([true, false]);
  });
});
