export { type LibraryCounts, useLibraryCounts } from './home/useLibraryCounts';
export { libraryIcon } from './icons/libraryIcons';
