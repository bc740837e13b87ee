export { ChaptersPage } from './chapters/list/ChaptersPage';
export { LibraryPage } from './home/LibraryPage';
export { ObligationsPage } from './obligations/list/ObligationsPage';
export { SectorsPage } from './sectors/list/SectorsPage';
