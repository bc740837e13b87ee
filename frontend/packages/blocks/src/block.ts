import * as z from 'zod';
import { accordionItemSchema, accordionSchema } from './accordion/schema';
import { acknowledgementSchema } from './acknowledgement/schema';
import { audioSchema } from './audio/schema';
import { buttonSchema } from './button/schema';
import { calloutSchema } from './callout/schema';
import { cardSchema, cardsSchema } from './cards/schema';
import { contactSchema } from './contact/schema';
import { dividerSchema } from './divider/schema';
import { fileSchema } from './file/schema';
import { gallerySchema } from './gallery/schema';
import { headingSchema } from './heading/schema';
import { imageSchema } from './image/schema';
import { listItemSchema, listSchema } from './list/schema';
import { mapSchema } from './map/schema';
import { mediaTextSchema } from './media_text/schema';
import { paragraphSchema } from './paragraph/schema';
import { answerSchema, questionSchema } from './question/schema';
import { quoteSchema } from './quote/schema';
import { stepSchema, stepsSchema } from './steps/schema';
import { tableCellSchema, tableRowSchema, tableSchema } from './table/schema';
import { videoSchema } from './video/schema';

/** What stands on a page. */
export const blockSchema = z.discriminatedUnion('type', [
  headingSchema,
  paragraphSchema,
  listSchema,
  calloutSchema,
  imageSchema,
  gallerySchema,
  mediaTextSchema,
  videoSchema,
  audioSchema,
  fileSchema,
  tableSchema,
  stepsSchema,
  accordionSchema,
  cardsSchema,
  quoteSchema,
  dividerSchema,
  buttonSchema,
  contactSchema,
  mapSchema,
  questionSchema,
  acknowledgementSchema,
]);

/** What stands only inside another block. */
export const innerBlockSchema = z.discriminatedUnion('type', [
  listItemSchema,
  tableRowSchema,
  tableCellSchema,
  stepSchema,
  accordionItemSchema,
  cardSchema,
  answerSchema,
]);

export type Block = z.infer<typeof blockSchema>;
export type InnerBlock = z.infer<typeof innerBlockSchema>;
export type AnyBlock = Block | InnerBlock;
export type BlockType = AnyBlock['type'];
export type BlockOf<Type extends BlockType> = Extract<AnyBlock, { type: Type }>;
