import { describe, expect, it } from 'vitest';
import { blocks } from '../samples/blocks';
import { draw, page } from '../samples/draw';

describe('an acknowledgement', () => {
  it('says its sentence, and offers nothing to whom nobody knows', () => {
    const drawn = page(blocks.acknowledgement);

    expect(drawn).toHaveTextContent('J’ai lu et compris les règles d’hygiène.');
    expect(drawn.querySelector('input, button')).toBeNull();
  });

  it('draws nothing before its sentence was written', () => {
    expect(draw({ ...blocks.acknowledgement, props: { sentence: '' } })).toBe('');
  });
});
