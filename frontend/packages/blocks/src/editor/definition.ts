import type { ComponentType } from 'react';
import type { Block, BlockOf, BlockType, InnerTypeOf } from '../block';
import type { NodeOptions } from './model/node';

/** One property of a block as a form shows it. `options` are the values that it may have, in their order. */
export type Field<Name extends string = string> = {
  name: Name;
  kind: 'choice' | 'switch' | 'line' | 'text' | 'address' | 'media' | 'block' | 'number' | 'header' | 'point';
  options?: readonly (string | number | boolean | null)[];
  /** A line in which living values can stand, most often those of this kind. */
  values?: 'person' | 'phone' | 'email' | 'place';
  mediaKind?: 'image' | 'video' | 'audio' | 'document';
};

/** The properties of a type of block that authors change beside the canvas, in order: data, drawn by the studio. */
export type Panel<Type extends BlockType = BlockType> = readonly Field<Extract<keyof BlockOf<Type>['props'], string>>[];

/** Where authors look for a block, in this order. */
export const groupNames = ['write', 'show', 'involve'] as const;
export type GroupName = (typeof groupNames)[number];

type EditorPart<Type extends BlockType> = { node: NodeOptions; panel: Panel<Type> };

/** What the editor needs of a block, and of those that stand only inside it: how it is written, and where it is found. */
export type EditorBlock<Type extends Block['type']> = EditorPart<Type> & {
  menu: {
    /** null: one that stands in documents already, and is not offered. */
    group: GroupName | null;
    place: number;
    icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: 'true' }>;
  };
} & ([InnerTypeOf<Type>] extends [never] ? unknown : { inside: { [Inner in InnerTypeOf<Type>]: EditorPart<Inner> } });
