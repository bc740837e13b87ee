import * as z from 'zod';
import { documentSchema } from './document/document';

type Schema = {
  $defs: Record<string, unknown>;
  properties: { blocks: { items: { oneOf: { $ref: string }[] } } };
};

/** What Python checks on every save, in the words of JSON Schema. */
export const jsonSchema = () => z.toJSONSchema(documentSchema) as unknown as Schema;

const sortedLike = <Item>(known: readonly string[], items: readonly Item[], nameOf: (item: Item) => string) => {
  const place = (item: Item) => (known.includes(nameOf(item)) ? known.indexOf(nameOf(item)) : known.length);
  return items.toSorted((one, other) => place(one) - place(other));
};

/** The same schema with what was known before in its old order: a new block adds lines to the file and moves none. */
export const inOrderOf = (before: Schema, schema: Schema): Schema => {
  const { blocks } = schema.properties;
  const known = before.properties.blocks.items.oneOf.map(({ $ref }) => $ref);
  const oneOf = sortedLike(known, blocks.items.oneOf, ({ $ref }) => $ref);
  const defs = sortedLike(Object.keys(before.$defs), Object.entries(schema.$defs), ([name]) => name);
  return {
    ...schema,
    properties: { ...schema.properties, blocks: { ...blocks, items: { ...blocks.items, oneOf } } },
    $defs: Object.fromEntries(defs),
  };
};
