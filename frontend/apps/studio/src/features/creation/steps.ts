import type { BookletOut } from '../../shared/booklet/queries';
import { paths } from '../../shared/paths';
import { type StepId, stepIds } from './step';

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
export const reachOf = (booklet: Progress | undefined) => {
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
