import type { ComponentType } from 'react';
import * as z from 'zod';
import type * as Blocks from './blocks';
import type { BlockSchema, MakeEmpty } from './definition';
import type { ViewProps } from './view';

type Definitions = typeof Blocks;
type PageSchema = Definitions[keyof Definitions]['schema'];
type InsideOf<Definition> = Definition extends { inside: infer Inside } ? Inside : Record<never, never>;
type SchemaIn<Inside> = Inside extends Record<string, { schema: BlockSchema }> ? Inside[keyof Inside]['schema'] : never;
type InnerSchema = SchemaIn<InsideOf<Definitions[keyof Definitions]>>;

export type Block = z.infer<PageSchema>;
export type InnerBlock = z.infer<InnerSchema>;
export type AnyBlock = Block | InnerBlock;
export type BlockType = AnyBlock['type'];
export type BlockOf<Type extends BlockType> = Extract<AnyBlock, { type: Type }>;
/** What a block has besides its id and its type. */
export type ContentOf<Type extends BlockType> = Omit<BlockOf<Type>, 'id' | 'type'>;
/** The types that stand only inside this one. */
export type InnerTypeOf<Type extends Block['type']> = keyof InsideOf<Definitions[Type]> & BlockType;

/* A block is exported by the name of its type: by another it does not compile. */
type NamedByType = { [Type in keyof Definitions]: { schema: z.ZodType<{ type: Type }> } };

/* What runs is found in the folders: a namespace at run time would cost every first page a helper. */
const found: object = import.meta.glob('./*/index.tsx', { eager: true, import: 'block' });
const onPage = Object.values(found as Definitions satisfies NamedByType);
const inside = onPage.flatMap((definition) => ('inside' in definition ? Object.values(definition.inside) : []));

/** What stands on a page. */
export const blockSchema = z.discriminatedUnion(
  'type',
  onPage.map(({ schema }) => schema) as [PageSchema, ...PageSchema[]],
);

/** What stands only inside another block. */
export const innerBlockSchema = z.discriminatedUnion(
  'type',
  inside.map(({ schema }) => schema) as [InnerSchema, ...InnerSchema[]],
);

/** The definition of each type of block, on the page or inside another. */
export const definitionOf = Object.fromEntries(
  [...onPage, ...inside].map((definition) => [definition.schema.shape.type.value, definition]),
) as unknown as {
  [Type in BlockType]: {
    schema: BlockSchema;
    View: ComponentType<ViewProps<Type>>;
    empty: (make: MakeEmpty) => ContentOf<Type>;
  };
};

export const blockTypes = Object.keys(definitionOf) as BlockType[];
