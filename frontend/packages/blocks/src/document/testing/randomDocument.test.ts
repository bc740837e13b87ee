import { describe, expect, it } from 'vitest';
import { blockTypes } from '../../block';
import { documentSchema } from '../document';
import { walk } from '../walk';
import { randomDocument } from './randomDocument';

const seeds = Array.from({ length: 200 }, (_, seed) => seed);

describe('random documents', () => {
  it('are the same for the same seed', () => {
    expect(randomDocument(7)).toEqual(randomDocument(7));
    expect(randomDocument(7)).not.toEqual(randomDocument(8));
  });

  it('are valid, and have every type of block among them', () => {
    const types = new Set<string>();
    for (const seed of seeds) {
      const { data, error } = documentSchema.safeParse(randomDocument(seed));
      expect(error, `seed ${seed}`).toBeUndefined();
      for (const { type } of walk(data?.blocks ?? [])) types.add(type);
    }

    expect([...types].sort()).toEqual([...blockTypes].sort());
  });
});
