import { describe, expect, it } from 'vitest';
import { blocks } from '../samples/blocks';
import { draw, page } from '../samples/draw';

describe('an acknowledgement', () => {
  it('is a box that says what is acknowledged', () => {
    const box = page(blocks.acknowledgement).querySelector('input');

    expect(box).toHaveAttribute('type', 'checkbox');
    expect(box).not.toBeChecked();
    expect(box).toHaveAccessibleName('J’ai lu et compris les règles d’hygiène.');
  });

  it('draws nothing before its sentence was written', () => {
    expect(draw({ ...blocks.acknowledgement, props: { sentence: '' } })).toBe('');
  });
});
