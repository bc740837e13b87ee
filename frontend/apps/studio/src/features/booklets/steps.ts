import { paths } from '@/shared/paths';
import type { Step } from './types';

/** Where each step of the creation stands, in their order. */
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
} as const satisfies Record<Step, string>;

export const newBookletPath = stepPaths.name;

export const steps = Object.keys(stepPaths) as Step[];

/** The first is 1. */
export const stepNumber = (step: Step) => steps.indexOf(step) + 1;
