import type * as z from 'zod';
import { type BlockType, blockSchema, innerBlockSchema } from '../../block';

export type BlockSchema = z.ZodObject<{ type: z.ZodLiteral<string>; props: z.ZodObject }>;

const schemas = new Map<string, BlockSchema>(
  [...blockSchema.options, ...innerBlockSchema.options].map((schema) => [
    schema.shape.type.value,
    schema as unknown as BlockSchema,
  ]),
);

export const schemaOf = (type: string) => schemas.get(type);

export const isBlockType = (type: string): type is BlockType => schemas.has(type);

/** The names of a block's properties. */
export const propNames = (type: string) => Object.keys(schemas.get(type)?.shape.props.shape ?? {});

/** Where the content of a block stands: in its text, in the blocks inside it, or nowhere. */
export const contentOf = (type: string) => {
  const shape = schemas.get(type)?.shape ?? {};
  if ('text' in shape) return 'text';
  return 'children' in shape ? 'children' : 'none';
};

/** Whether a property of a block may have this value. */
export const accepts = (type: string, name: string, value: unknown) => {
  const prop = schemas.get(type)?.shape.props.shape[name] as z.ZodType | undefined;
  return prop?.safeParse(value).success ?? false;
};
