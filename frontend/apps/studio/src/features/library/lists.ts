export { ChaptersPage } from './chapters/list/ChaptersPage';
export { LibraryPage } from './home/LibraryPage';
export { ObligationsPage } from './obligations/ObligationsPage';
export { SectorsPage } from './sectors/SectorsPage';
