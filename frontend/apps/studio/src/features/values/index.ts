export { everyValue, sitesQuery, useValueCounts, type ValueCounts, type ValueLine, valuesQuery } from './api';
export { NewValueDialog } from './edit/NewValueDialog';
export { SheetButton } from './sheet/SheetButton';
export { OverdueNote } from './table/OverdueNote';
export { SelectedActs } from './table/SelectedActs';
export { ValueGroups } from './table/ValueGroups';
export { type GroupId, groupsOf, isFilled } from './table/valueGroupsOf';
export { useValueTexts } from './useValueTexts';
