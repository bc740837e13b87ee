import { describe, expect, it } from 'vitest';
import { blocks } from '../samples/blocks';
import { text } from '../samples/build';
import { draw } from '../samples/draw';
import { block } from '.';

const { heading } = blocks;

describe('a heading', () => {
  it.each([2, 3, 4] as const)('is drawn at level %i, with its id as an anchor', (level) => {
    expect(draw({ ...heading, props: { level } })).toBe(
      `<h${level} id="titre" class="lvb-heading">Selon votre poste</h${level}>`,
    );
  });

  it('escapes its text', () => {
    expect(draw({ ...heading, text: text('<script>') })).toContain('&lt;script&gt;');
  });

  it('is not drawn without words, which would announce nothing', () => {
    expect(draw({ ...heading, text: [] })).toBe('');
  });

  it.each([
    ['the title of the page', { level: 1 }],
    ['a property it does not know', { level: 2, style: 'color:red' }],
  ])('refuses %s', (_, props) => {
    expect(block.schema.safeParse({ ...heading, props }).success).toBe(false);
  });
});
