export { type LibraryCounts, useAllSectors, useLibraryCounts, useLivingValues } from './api/counts';
export { PickField } from './fields/PickField';
export { libraryIcon } from './icons/libraryIcons';
