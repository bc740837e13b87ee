import { type AnyBlock, writtenValue } from '@livretier/blocks';
import type { BookletContent } from '@livretier/booklet';

/** Whether a block inserts a living value, in one of its lines or in its text. */
const inserts = (block: AnyBlock, key: string) => {
  const written = JSON.stringify(block);
  return written.includes(writtenValue(key)) || written.includes(`"type":"value","key":${JSON.stringify(key)}`);
};

/** The page and the block that first insert a living value. */
export const whereValue = ({ chapters }: BookletContent, key: string) => {
  for (const page of chapters.flatMap(({ pages }) => pages)) {
    const block = page.document.blocks.find((candidate) => inserts(candidate, key));
    if (block) return { page: page.id, block: block.id };
  }
  return undefined;
};
