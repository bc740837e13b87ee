export { GroupsSheet } from './groups/GroupsSheet';
export { ImportPage } from './import/ImportPage';
export { NewImportPage } from './import/NewImportPage';
export { PeoplePage } from './list/PeoplePage';
export { NewPersonSheet } from './sheet/NewPersonSheet';
export { PersonSheet } from './sheet/PersonSheet';
