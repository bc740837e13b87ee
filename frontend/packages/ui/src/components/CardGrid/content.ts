import type { ReactNode } from 'react';

export type CardContent = {
  /** Fills the frame: a picture, or the icon of a kind. */
  picture: ReactNode;
  /** On the picture, in its lower corner. */
  note?: ReactNode;
  title: string;
  caption?: ReactNode;
};
