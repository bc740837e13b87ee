export { flaggedPagesQuery } from './api';
export { StatsPage } from './StatsPage';
