import { describe, expect, it } from 'vitest';
import { hostile } from '../../../../../backend/shared/documents/addresses.json';
import { blocks } from '../samples/blocks';
import { draw, page } from '../samples/draw';
import { block } from '.';

const { button } = blocks;
const to = (href: string) => ({ ...button, props: { ...button.props, href } });

describe('a button', () => {
  it('is a link', () => {
    expect(page(button).querySelector('a')).toHaveAttribute('href', 'https://planning.example.org/');
  });

  it('cannot be followed before it leads somewhere', () => {
    expect(page(to('')).querySelector('a')).not.toHaveAttribute('href');
  });

  it.each(hostile.filter(Boolean))('is neither kept nor followed to %j', (href) => {
    expect(block.schema.safeParse(to(href)).success).toBe(false);
    expect(page(to(href)).querySelector('a')).not.toHaveAttribute('href');
  });

  it('draws nothing without a name', () => {
    expect(draw({ ...button, props: { ...button.props, label: '' } })).toBe('');
  });
});
