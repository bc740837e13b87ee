import { type Block, type BlockOf, type BlockType, blockSchema, blockTypes } from '../block';
import type { Sample, TypeSample } from './sampleOf';

type PageType = Block['type'];

const files = import.meta.glob<Sample<PageType>>('../*/sample.ts', { eager: true, import: 'sample' });

const sampleOf = (type: PageType) => {
  const sample = files[`../${type}/sample.ts`];
  if (!sample) throw new Error(`The block ${type} has no sample.ts.`);
  return sample;
};

const samples = blockSchema.options.map(({ shape }) => [shape.type.value, sampleOf(shape.type.value)] as const);

/** One block of each type, filled as an author would. */
export const blocks = Object.fromEntries(samples.map(([type, { filled }]) => [type, filled])) as {
  [Type in PageType]: BlockOf<Type>;
};

/** What tests need of each type, also of those that stand only inside another. */
export const sampleOfType = Object.fromEntries(
  samples.flatMap(([type, sample]) => [
    [type, sample] as const,
    ...Object.entries<TypeSample<BlockType>>('inside' in sample ? (sample.inside as Record<string, never>) : {}),
  ]),
) as { [Type in BlockType]: TypeSample<Type> };

for (const type of blockTypes) if (!sampleOfType[type]) throw new Error(`The sample of ${type} is missing.`);
