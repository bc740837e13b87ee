export { type LibraryCounts, useAllSectors, useLibraryCounts } from './api/counts';
export { libraryIcon } from './icons/libraryIcons';
