export { type LibraryCounts, useAllSectors, useLibraryCounts } from './api/counts';
export { PickField } from './fields/PickField';
export { libraryIcon } from './icons/libraryIcons';
