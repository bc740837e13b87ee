export { type LibraryCounts, useLibraryCounts } from './home/useLibraryCounts';
