import type { BlockOf, BlockType } from '../block';

/** One property of a block as a form shows it. `options` are the values that it may have, in their order. */
export type Field<Name extends string = string> = {
  name: Name;
  kind: 'choice' | 'switch' | 'line' | 'text' | 'address' | 'media' | 'block' | 'number';
  options?: readonly (string | number | boolean | null)[];
  /** A line in which living values can stand, most often those of this kind. */
  values?: 'person' | 'phone' | 'email' | 'place';
  mediaKind?: 'image' | 'video' | 'audio' | 'document';
};

/** The properties of a type of block that authors change beside the canvas, in order: data, drawn by the studio. */
export type Panel<Type extends BlockType = BlockType> = readonly Field<Extract<keyof BlockOf<Type>['props'], string>>[];
