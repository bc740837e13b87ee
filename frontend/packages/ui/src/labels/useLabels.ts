import { use } from 'react';
import { LabelsContext } from './labels';

export const useLabels = () => {
  const labels = use(LabelsContext);
  if (!labels) throw new Error('Components of @livretier/ui need a ThemeProvider with labels.');
  return labels;
};
