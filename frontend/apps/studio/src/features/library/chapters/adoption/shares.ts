import type { Adoption } from '@/features/library/types';

type Numbers = Adoption['totals'];

/** Booklets that follow the chapter: all but those that were detached. */
export const followers = ({ updated, to_review, refused, behind }: Numbers) => updated + to_review + refused + behind;

export const parts = ['updated', 'to_review', 'conflicts', 'refused', 'behind'] as const;

/** Where each part of the followers begins and how much of them it is, in hundredths; what is nothing is left out. */
export const sharesOf = (numbers: Numbers) => {
  const all = followers(numbers);
  let start = 0;
  return parts.flatMap((part) => {
    const count = part === 'to_review' ? numbers.to_review - numbers.conflicts : numbers[part];
    const width = all > 0 ? (count / all) * 100 : 0;
    const share = { part, start, width };
    start += width;
    return width > 0 ? [share] : [];
  });
};
