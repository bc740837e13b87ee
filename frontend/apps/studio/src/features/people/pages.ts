import { lazyPages } from '@/shared/lazyPages';

const screens = lazyPages(() => import('./screens'));

export const PeoplePage = screens('PeoplePage');
export const NewPersonSheet = screens('NewPersonSheet');
export const PersonSheet = screens('PersonSheet');
export const GroupsSheet = screens('GroupsSheet');
export const NewImportPage = screens('NewImportPage');
export const ImportPage = screens('ImportPage');
export { importSearch, newImportSearch } from './import/importSearch';
export { peopleSearch } from './peopleSearch';
