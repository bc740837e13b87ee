import { useQuery } from '@tanstack/react-query';
import { everyValue, valuesQuery } from './data/valuesQuery';

type Count = { count: number; more: boolean };
export type ValueCounts = Record<'total' | 'overdue', Count>;

const exactly = (count: number): Count => ({ count, more: false });

/** How many informations the company has and how many must be looked at again; a card without them still opens. */
export const useValueCounts = (enabled: boolean): ValueCounts | undefined => {
  const { data } = useQuery({ ...valuesQuery(everyValue), enabled });
  return data && { total: exactly(data.counts.all), overdue: exactly(data.counts.overdue) };
};
