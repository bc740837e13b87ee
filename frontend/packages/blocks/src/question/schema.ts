import * as z from 'zod';
import { blockId } from '../document/blockId';
import { container, line, textBlock } from '../document/define';

export const answerSchema = textBlock('answer', { right: z.boolean() });

/** `passage` is the block that is shown again after a wrong answer. */
export const questionSchema = container(
  'question',
  { prompt: line(500), several: z.boolean(), passage: blockId.nullable(), explanation: line(1000) },
  answerSchema,
  { min: 2, max: 8 },
);

export type QuestionBlock = z.infer<typeof questionSchema>;
