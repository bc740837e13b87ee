export { type LibraryCounts, useLibraryCounts } from './home/useLibraryCounts';
export { libraryIcon } from './icons/libraryIcons';
export { useAllSectors } from './sectors/useAllSectors';
