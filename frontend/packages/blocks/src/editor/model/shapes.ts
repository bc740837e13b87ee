import type * as z from 'zod';
import { type BlockType, definitionOf } from '../../block';
import type { BlockSchema } from '../../definition';

const schemas = new Map<string, BlockSchema>(Object.entries(definitionOf).map(([type, { schema }]) => [type, schema]));

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
