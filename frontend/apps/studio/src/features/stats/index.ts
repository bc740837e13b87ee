export { flaggedPagesQuery } from './api';
