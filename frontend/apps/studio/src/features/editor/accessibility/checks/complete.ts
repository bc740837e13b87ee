import { type BlockOf, hasBody, writtenText } from '@livretier/blocks';
import type { Check } from '../types';
import { complain, each, isBlank, isOf } from './each';

const showing = ['image', 'media_text', 'video', 'audio', 'file', 'map'] as const;

/** Whether readers find what the block is to show: a file, the film of a provider, a place in words. */
export const hasMedium = (block: BlockOf<(typeof showing)[number]>) => {
  if (block.type === 'video' && block.props.provider) return block.props.code !== '';
  if (block.type === 'map' && !(isBlank(block.props.place) && isBlank(block.props.href))) return true;
  return block.props.media !== null;
};

const fewestAnswers = 2;

/** It asks something, and readers can choose between answers of which one is right. */
const canBeAnswered = ({ props, children }: BlockOf<'question'>) => {
  const answers = children.filter(({ text }) => !isBlank(writtenText(text)));
  return !isBlank(props.prompt) && answers.length >= fewestAnswers && answers.some((answer) => answer.props.right);
};

/* More on one page is an examination. */
const mostQuestions = 3;

const checkFilled = each('complete', [...showing, 'question', 'table'], (block) => {
  if (block.type === 'question') return canBeAnswered(block) ? 'fine' : 'questionUnfinished';
  if (block.type === 'table') return hasBody(block) ? 'fine' : 'tableEmpty';
  return hasMedium(block) ? 'fine' : 'mediaMissing';
});

/** A block holds what it is for: an empty one is fine while somebody writes, and a gap for readers. A page asks three
    questions at most. */
export const checkComplete: Check = (blocks) => {
  const { checked, issues } = checkFilled(blocks);
  const tooMany = blocks.filter((block) => isOf(['question'], block)).slice(mostQuestions);
  const more = tooMany.map((block) => complain('complete', block, { fault: 'questionTooMany' }));
  return { checked: checked + more.length, issues: [...issues, ...more] };
};
