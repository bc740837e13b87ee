import type { Block, BlockOf, BlockType, ContentOf, InnerTypeOf } from '../block';
import type { MediaSource } from '../context/media';
import type { RandomContent } from '../document/testing/randomContent';

/** What a second opinion on the words of a block may ask: its file, and how living values and recordings are told. */
export type Asked = {
  found: MediaSource | undefined;
  filled: (line: string) => string;
  recording: (player: string, title: string, transcript: string) => string;
};

/** What tests need of a type of block. `before` and `after` are what a reader of French meets besides its text and its
    blocks, told without any view. */
export type TypeSample<Type extends BlockType> = {
  random: (content: RandomContent) => ContentOf<Type>;
  before?: (props: BlockOf<Type>['props'], asked: Asked) => string;
  after?: (props: BlockOf<Type>['props']) => string;
};

/** A block as an author would fill it, and what tests need of it and of those that stand only inside it. */
export type Sample<Type extends Block['type']> = TypeSample<Type> & { filled: BlockOf<Type> } & ([
    InnerTypeOf<Type>,
  ] extends [never]
    ? unknown
    : { inside: { [Inner in InnerTypeOf<Type>]: TypeSample<Inner> } });
