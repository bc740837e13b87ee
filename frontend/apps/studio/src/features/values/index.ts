export { everyValue, valuesQuery } from './data/valuesQuery';
export { NewValueDialog } from './edit/NewValueDialog';
export { OverdueNote } from './table/OverdueNote';
export { SelectedActs } from './table/SelectedActs';
export { ValuesTable } from './table/ValuesTable';
export type { ValueLine } from './types';
export { useValueCounts, type ValueCounts } from './useValueCounts';
