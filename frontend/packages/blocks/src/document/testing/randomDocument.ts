import { type Block, type BlockOf, type BlockType, blockSchema } from '../../block';
import { sampleOfType } from '../../samples/blocks';
import type { Document } from '../document';
import { createRandom, type Random } from './random';
import { randomContent } from './randomContent';

const onPage = blockSchema.options.map(({ shape }) => shape.type.value);

const createMaker = (random: Random) => {
  let last = 0;
  let depth = 0;
  const make = <Type extends BlockType>(type: Type): BlockOf<Type> => {
    last += 1;
    depth += 1;
    const block = { id: `b${last}`, type, ...sampleOfType[type].random(content) } as unknown as BlockOf<Type>;
    depth -= 1;
    return block;
  };
  const content = randomContent(random, make, () => depth >= 6);
  return make;
};

/** A valid document, the same for the same seed: every type of block, nested, empty or full. */
export const randomDocument = (seed: number, most = 25): Document => {
  const random = createRandom(seed);
  const make = createMaker(random);
  return { schema: 2, blocks: random.times(1, most, () => make(random.pick(onPage))) as Block[] };
};
