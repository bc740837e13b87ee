import type { CheckPoint } from '../../../shared/booklet/goalLink';

const ofMany = [
  'obligation_missing',
  'value_missing',
  'value_overdue',
  'value_due_soon',
  'language_incomplete',
] as const satisfies readonly CheckPoint['code'][];

/** Whether there may be many of it, all put right on the same screen. */
export const isOfMany = (code: CheckPoint['code']): code is (typeof ofMany)[number] =>
  ofMany.some((known) => known === code);

/** Points of which there may be many stand together, each of the others alone. */
export const gatherPoints = (points: readonly CheckPoint[]): CheckPoint[][] => {
  const gathered = new Map<string, CheckPoint[]>();
  points.forEach((point, index) => {
    const key = isOfMany(point.code) ? point.code : String(index);
    gathered.set(key, [...(gathered.get(key) ?? []), point]);
  });
  return [...gathered.values()];
};
