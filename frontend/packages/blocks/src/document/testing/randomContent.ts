import type { BlockOf, BlockType } from '../../block';
import { ids } from '../../samples/media';
import type { Random } from './random';
import { randomText, randomWords } from './randomText';

type Make = <Type extends BlockType>(type: Type) => BlockOf<Type>;

/** What the content of a random block is drawn from; `isDeep` says when nothing more should go into another. */
export const randomContent = (random: Random, make: Make, isDeep: () => boolean) => {
  const { pick, chance, times, upTo } = random;
  const maybe = (id: string) => (chance(0.8) ? id : null);
  const some = <Type extends BlockType>(types: readonly Type[], least: number, most: number) =>
    times(least, most, () => make(pick(types)));
  return {
    pick,
    times,
    upTo,
    make,
    some,
    maybe,
    flag: () => chance(0.5),
    words: (most?: number) => randomWords(random, most),
    text: () => randomText(random),
    picture: () => maybe(pick([ids.picture, ids.face, ids.plan])),
    href: () => pick(['', 'https://example.org/a?b=c', '#encadre', 'mailto:rh@example.org']),
    /* Lists go into lists, but not for ever. */
    flow: () => some(isDeep() ? ['paragraph'] : ['paragraph', 'paragraph', 'list'], 1, 3),
  };
};

export type RandomContent = ReturnType<typeof randomContent>;
