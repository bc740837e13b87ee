import * as z from 'zod';
import { blockId } from './blockId';
import { richText, words } from './richText';

/** The parts that every block has. */
export const parts = <Type extends string, Props extends z.ZodRawShape>(type: Type, props: Props) =>
  z.strictObject({ id: blockId, type: z.literal(type), props: z.strictObject(props) });

/** A block that only has properties. */
export const atom = <Type extends string, Props extends z.ZodRawShape>(type: Type, props: Props) =>
  parts(type, props).meta({ id: type });

/** A block whose content is text. */
export const textBlock = <Type extends string, Props extends z.ZodRawShape>(type: Type, props: Props) =>
  parts(type, props).extend({ text: richText }).meta({ id: type });

/** A block that holds other blocks. */
export const container = <Type extends string, Props extends z.ZodRawShape, Child extends z.ZodType>(
  type: Type,
  props: Props,
  child: Child,
  { min = 1, max = 150 } = {},
) =>
  parts(type, props)
    .extend({ children: z.array(child).min(min).max(max) })
    .meta({ id: type });

/** A line of text without emphasis. */
export const line = words;

/** A file of the media library; null while the author has not chosen it. */
export const mediaId = z.uuid().nullable();
