export { type LibraryCounts, useLibraryCounts } from './home/useLibraryCounts';
export { useAllSectors } from './sectors/useAllSectors';
