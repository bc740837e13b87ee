import type { ComponentType, ReactNode } from 'react';
import type * as z from 'zod';
import type { BlockOf, BlockType } from './block';
import type { Place } from './view';

/** What the schemas of blocks have in common. */
export type BlockSchema = z.ZodObject<{ type: z.ZodLiteral<string>; props: z.ZodObject }>;

/** A new block of a type, with ids of its own. */
export type MakeEmpty = <Type extends BlockType>(type: Type) => BlockOf<Type>;

/** What is needed of a block wherever a page is stored or read: it runs in Node, in the studio and under the editor. */
export type BlockDefinition<Schema extends BlockSchema> = {
  schema: Schema;
  /** Draws the frame; what the block holds comes as children, already drawn. */
  View: ComponentType<{ block: z.infer<Schema>; place: Place; children?: ReactNode }>;
  /** The smallest content that the schema allows, and that an author can go on from. */
  empty: (make: MakeEmpty) => Omit<z.infer<Schema>, 'id' | 'type'>;
};

/** The blocks that stand only inside this one, by their type. */
export type Holding<Schemas extends Record<string, BlockSchema>> = {
  inside: { [Type in keyof Schemas]: BlockDefinition<Schemas[Type]> };
};
