import { paths } from '../../shared/paths';
import type { Step } from './types';

/* The router knows the screens of the creation once they are there. */
type Known = typeof paths.bookletOptions;

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
} as unknown as Record<Step, Known>;

export const newBookletPath = stepPaths.name;

export const steps = Object.keys(stepPaths) as Step[];

/** The first is 1. */
export const stepNumber = (step: Step) => steps.indexOf(step) + 1;
