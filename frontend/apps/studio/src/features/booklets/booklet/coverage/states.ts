import type { components } from '@livretier/api';
import { IconAlertTriangle, IconCircleCheck, IconCircleMinus, IconPencilExclamation } from '@tabler/icons-react';

type Schemas = components['schemas'];

export type CoverageLine = Schemas['CoverageLine'];
export type CoverageState = CoverageLine['state'];
export type ShownState = 'all' | CoverageState;
export type Suggestion = Schemas['Suggestion'];
export type AskedValue = Schemas['AskedValue'];

export const states = [
  'covered',
  'to_complete',
  'missing',
  'not_applicable',
] as const satisfies readonly CoverageState[];

export const shownStates = [
  'all',
  'to_complete',
  'missing',
  'covered',
  'not_applicable',
] as const satisfies readonly ShownState[];

/** Something is left to do about it. */
export const isOpen = ({ state }: Pick<CoverageLine, 'state'>) => state === 'to_complete' || state === 'missing';

/** What nobody has filled yet of what it wants said. */
export const lackingOf = ({ values }: Pick<CoverageLine, 'values'>) => values.filter(({ value }) => !value);

/** A mandatory obligation that is missing keeps the booklet from being published. */
export const lookOf = ({ state, level }: Pick<CoverageLine, 'state' | 'level'>) => {
  if (state === 'covered') return { shape: IconCircleCheck, tone: 'success' } as const;
  if (state === 'not_applicable') return { shape: IconCircleMinus, tone: 'neutral' } as const;
  if (state === 'to_complete') return { shape: IconPencilExclamation, tone: 'warning' } as const;
  return { shape: IconAlertTriangle, tone: level === 'mandatory' ? 'danger' : 'warning' } as const;
};
