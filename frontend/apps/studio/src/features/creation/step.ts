import type { ComponentType } from 'react';
import type { BookletOut } from '../../shared/booklet/queries';

/** The steps of the creation, in their order. */
export const stepIds = [
  'name',
  'sector',
  'structure',
  'chapters',
  'pages',
  'logo',
  'colours',
  'font',
  'values',
  'done',
] as const satisfies readonly BookletOut['step'][];

export type StepId = (typeof stepIds)[number];

/**
 * What stands in the work area. The frame around it has the header, the stepper, the preview and the foot; the step has
 * one `StepTitle` (the h1) and its fields. Fields save themselves (`useCardFields`, `useThemeFields`, or `useFields` of
 * shared/saving): the frame sends what is left before another step opens, so that a step needs no button of its own.
 * With `useInPreview` a step tells the preview beside it what to show, before the server has it.
 */
export type StepProps = { booklet: BookletOut };
export type StepComponent = ComponentType<StepProps>;
