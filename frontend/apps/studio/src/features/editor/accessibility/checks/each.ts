import type { AnyBlock, BlockOf, BlockType } from '@livretier/blocks';
import type { Check, CheckName, Fault, Issue } from '../types';

type Complaint = Pick<Issue, 'fault'> & Partial<Pick<Issue, 'values' | 'fixes'>>;

export const complain = (check: CheckName, block: AnyBlock, { fault, values = {}, fixes = [] }: Complaint): Issue => ({
  ...{ check, fault, values, fixes },
  blockId: block.id,
});

export const isOf = <Type extends BlockType>(types: readonly Type[], block: AnyBlock): block is BlockOf<Type> =>
  (types as readonly string[]).includes(block.type);

export const isBlank = (text: string) => text.trim() === '';

/** A check that looks at blocks of some types one by one; null for what it has nothing to say about. */
export const each =
  <Type extends BlockType>(
    check: CheckName,
    types: readonly Type[],
    look: (block: BlockOf<Type>) => Complaint | Fault | 'fine' | null,
  ): Check =>
  (blocks) => {
    const seen = blocks.flatMap((block) => {
      const said = isOf(types, block) ? look(block) : null;
      return said === null ? [] : [{ block, said }];
    });
    return {
      checked: seen.length,
      issues: seen.flatMap(({ block, said }) =>
        said === 'fine' ? [] : [complain(check, block, typeof said === 'string' ? { fault: said } : said)],
      ),
    };
  };
