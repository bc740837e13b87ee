import { type BlockOf, hasBody, writtenText } from '@livretier/blocks';
import { each, isBlank } from './each';

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

/** A block holds what it is for: an empty one is fine while somebody writes, and a gap for readers. */
export const checkComplete = each('complete', [...showing, 'question', 'table'], (block) => {
  if (block.type === 'question') return canBeAnswered(block) ? 'fine' : 'questionUnfinished';
  if (block.type === 'table') return hasBody(block) ? 'fine' : 'tableEmpty';
  return hasMedium(block) ? 'fine' : 'mediaMissing';
});
