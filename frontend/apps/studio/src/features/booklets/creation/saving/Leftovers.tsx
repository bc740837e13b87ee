import type { StepProps } from '../step';
import { useCardFields } from './useCardFields';
import { useThemeFields } from './useThemeFields';

/** Sends what a closed page left of any step, whichever step is open now. */
export const Leftovers = ({ booklet }: StepProps) => {
  useCardFields(booklet);
  useThemeFields(booklet);
  return null;
};
