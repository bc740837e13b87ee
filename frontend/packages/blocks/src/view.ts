import type { ReactNode } from 'react';
import type { AnyBlock, BlockOf, BlockType } from './block';

/** Where a block stands: its number among its siblings, and what holds it. */
export type Place = { index: number; within?: { block: AnyBlock; place: Place } };

/**
 * What every view is given. `children` is what the block holds, already drawn: its text, or the blocks inside it.
 * Static pages put markup there and the canvas a place to type, in the same frame.
 */
export type ViewProps<Type extends BlockType> = { block: BlockOf<Type>; place: Place; children?: ReactNode };
