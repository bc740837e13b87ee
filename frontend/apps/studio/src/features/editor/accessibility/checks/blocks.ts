import { emptyHeadings, plainText, writtenText } from '@livretier/blocks';
import type { Check } from '../types';
import { hasMedium } from './complete';
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

/** A picture says in words what it shows, or that it shows nothing that matters. */
export const checkImages = each('images', ['image', 'media_text', 'map'], (block) => {
  if (block.props.media === null) return null;
  if (!isBlank(block.props.alt)) return 'fine';
  if (block.type === 'map') return { fault: 'map', fixes: [{ kind: 'describe' }] };
  return block.props.decorative ? 'fine' : { fault: 'image', fixes: [{ kind: 'describe' }, { kind: 'decorate' }] };
});

/** Every table says what its rows or its columns are. */
export const checkTables = each('tables', ['table'], (block) => {
  if (block.props.header === 'none') return { fault: 'tableHeader', fixes: [{ kind: 'header' }] };
  return emptyHeadings(block).length > 0 ? 'tableHeaderEmpty' : 'fine';
});

/** What is only heard or seen is also written. */
export const checkTranscripts = each('transcripts', ['video', 'audio'], (block) => {
  if (!hasMedium(block)) return null;
  if (!isBlank(block.props.transcript)) return 'fine';
  return block.type === 'video' ? 'videoTranscript' : 'audioTranscript';
});
