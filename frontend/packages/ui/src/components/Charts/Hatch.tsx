import { useId } from 'react';

/** The name of a hatching, as an address inside the drawing can write it. */
export const useHatch = () => `hatch-${useId().replaceAll(/\W/g, '')}`;

/** Strokes that say something without a hue: what is masked, or what came too late. */
export const Hatch = ({ id }: { id: string }) => (
  <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect width="3" height="6" fill="currentColor" />
  </pattern>
);
