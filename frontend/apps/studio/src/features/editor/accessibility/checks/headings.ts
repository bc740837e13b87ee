import { plainText, writtenText } from '@livretier/blocks';
import type { Check } from '../types';
import { complain, each, isBlank, isOf } from './each';

export const checkHeadings = each('headings', ['heading'], (block) =>
  isBlank(writtenText(block.text)) ? 'headingEmpty' : 'fine',
);

/** No level is skipped on the way down; the title of the page is level 1. */
export const checkHeadingOrder: Check = (blocks) => {
  const headings = blocks.filter((block) => isOf(['heading'], block));
  const issues = headings.flatMap((block, index) => {
    const above = headings[index - 1]?.props.level ?? 1;
    const level = block.props.level;
    if (level <= above + 1) return [];
    const right = (above + 1) as 2 | 3;
    return [
      complain('headingOrder', block, {
        fault: 'headingSkipped',
        values: { level, above, words: plainText(block.text) },
        fixes: [{ kind: 'level', level: right }],
      }),
    ];
  });
  return { checked: headings.length, issues };
};
