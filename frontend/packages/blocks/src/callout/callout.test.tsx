import { describe, expect, it } from 'vitest';
import { blocks } from '../samples/blocks';
import { page } from '../samples/draw';
import { block } from '.';
import says from './says.json';

const tones = block.schema.shape.props.shape.tone.options;

describe('a callout', () => {
  it.each(tones)('says that it is %s to those who do not see its colour', (tone) => {
    const aside = page({ ...blocks.callout, props: { tone } }).querySelector('aside');

    expect(aside).toHaveAttribute('data-tone', tone);
    expect(aside?.querySelector('.lvb-hidden')).toHaveTextContent(says.fr[tone]);
    expect(aside?.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    expect(says.en[tone]).not.toBe('');
  });

  it('is never empty', () => {
    expect(block.schema.safeParse({ ...blocks.callout, children: [] }).success).toBe(false);
  });
});
