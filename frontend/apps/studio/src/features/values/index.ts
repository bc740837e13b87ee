export { everyValue, sitesQuery, useValueCounts, type ValueCounts, type ValueLine, valuesQuery } from './api';
export { NewValueDialog } from './edit/NewValueDialog';
export { OverdueNote } from './table/OverdueNote';
export { SelectedActs } from './table/SelectedActs';
export { ValuesTable } from './table/ValuesTable';
