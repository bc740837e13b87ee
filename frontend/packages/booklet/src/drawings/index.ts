import flame from './flame.svg?no-inline';
import hills from './hills.svg?no-inline';

export const drawingNames = ['hills', 'flame'] as const;

export type DrawingName = (typeof drawingNames)[number];

type Drawing = {
  src: string;
  /** Where the title stands: on the free upper part, or on a band over the lower one. */
  layout: 'top' | 'band';
  sectors: string[];
};

export const drawings: Record<DrawingName, Drawing> = {
  hills: { src: hills, layout: 'top', sectors: [] },
  flame: { src: flame, layout: 'band', sectors: [] },
};
