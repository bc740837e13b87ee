import type { components } from '@livretier/api';
import { IconAlertTriangle, IconCircleCheck, IconCircleMinus } from '@tabler/icons-react';

type Schemas = components['schemas'];

export type CoverageLine = Schemas['CoverageLine'];
export type CoverageState = CoverageLine['state'];
export type ShownState = 'all' | CoverageState;
export type Suggestion = Schemas['Suggestion'];

export const shownStates = ['all', 'missing', 'covered', 'not_applicable'] as const satisfies readonly ShownState[];

/** A mandatory obligation that is missing keeps the booklet from being published. */
export const lookOf = ({ state, level }: Pick<CoverageLine, 'state' | 'level'>) => {
  if (state === 'covered') return { shape: IconCircleCheck, tone: 'success' } as const;
  if (state === 'not_applicable') return { shape: IconCircleMinus, tone: 'neutral' } as const;
  return { shape: IconAlertTriangle, tone: level === 'mandatory' ? 'danger' : 'warning' } as const;
};
