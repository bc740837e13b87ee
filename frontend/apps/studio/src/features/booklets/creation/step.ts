import type { ComponentType } from 'react';
import type { BookletOut } from '@/features/booklets/api';
import { paths } from '@/shared/paths';

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

export const stepPaths = {
  name: paths.creationName,
  sector: paths.creationSector,
  structure: paths.creationStructure,
  chapters: paths.creationChapters,
  pages: paths.creationPages,
  logo: paths.creationLogo,
  colours: paths.creationColors,
  font: paths.creationFont,
  values: paths.creationValues,
  done: paths.creationDone,
} as const satisfies Record<StepId, string>;

type Progress = Pick<BookletOut, 'step' | 'status'>;

const last = stepIds.length - 1;

/** How many steps one may go: those that were reached once, and all of them when the creation is over. */
const reachOf = (booklet: Progress | undefined) => {
  if (!booklet) return 0;
  return booklet.status === 'building' ? stepIds.indexOf(booklet.step) : last;
};

export const furthestStep = (booklet: Progress): StepId => stepIds[reachOf(booklet)] ?? 'name';

export const isReachable = (step: StepId, booklet: Progress | undefined) => stepIds.indexOf(step) <= reachOf(booklet);

export const neighboursOf = (step: StepId) => {
  const place = stepIds.indexOf(step);
  return { previous: stepIds[place - 1], next: stepIds[place + 1] };
};

/** The steps as they stand when one is at `current`. */
export const stepsAt = (current: StepId, booklet: Progress | undefined) => {
  const reach = reachOf(booklet);
  const isOver = booklet !== undefined && booklet.status !== 'building';
  return stepIds.map((id, place) => {
    const isDone = isOver || place < reach || place < stepIds.indexOf(current);
    return {
      id,
      state: id === current ? ('current' as const) : isDone ? ('done' as const) : ('ahead' as const),
      reachable: place <= reach,
    };
  });
};
