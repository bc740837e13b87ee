export { everyValue, valuesQuery } from './data/valuesQuery';
export { NewValueDialog } from './edit/NewValueDialog';
export { OverdueNote } from './table/OverdueNote';
export { SelectedActs } from './table/SelectedActs';
export { ValuesTable } from './table/ValuesTable';
export { useValueCounts, type ValueCounts } from './useValueCounts';
