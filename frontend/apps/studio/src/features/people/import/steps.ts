import type { Step } from '@livretier/ui';
import type { PeopleImport } from './api';

export const stepIds = ['file', 'columns', 'dryRun', 'result'] as const;
export type StepId = (typeof stepIds)[number];

/** On which step an import stands; `columns` goes back to them before anything is taken over. */
export const stepOf = ({ state, columns }: Pick<PeopleImport, 'state' | 'columns'>, back = false): StepId => {
  if (state === 'applying' || state === 'done' || state === 'cancelled') return 'result';
  if (state === 'checked' || state === 'mapped') return back && state === 'checked' ? 'columns' : 'dryRun';
  return state === 'created' && columns.length > 0 ? 'columns' : 'file';
};

const stateOf = (place: number, current: number): Step['state'] => {
  if (place === current) return 'current';
  return place < current ? 'done' : 'ahead';
};

/** The four steps, as they are seen from one of them. */
export const stepsAt = (current: StepId) =>
  stepIds.map((id, place) => ({ id, state: stateOf(place, stepIds.indexOf(current)) }));
