import { createContext, use } from 'react';
import type { CanvasLabels } from './labels';

export const LabelsProvider = createContext<CanvasLabels | undefined>(undefined);

/** The words of the canvas around this component. */
export const useLabels = () => {
  const labels = use(LabelsProvider);
  if (!labels) throw new Error('Only inside a canvas');
  return labels;
};
