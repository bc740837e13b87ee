import type { ComponentType } from 'react';

export type Drawing = ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: 'true' }>;

/** Every icon of the interface: one weight, 18 px unless said; the words beside it say what it means. */
export const Icon = ({ of: Drawn, size = 18 }: { of: Drawing; size?: number }) => (
  <Drawn size={size} stroke={1.75} aria-hidden="true" />
);
