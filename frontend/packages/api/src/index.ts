export { api, refreshCsrfToken } from './client';
export { ApiError, NetworkError } from './errors';
export type { components, paths } from './schema';
export { unwrap } from './unwrap';
