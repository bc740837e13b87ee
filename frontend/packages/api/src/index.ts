export { api, refreshCsrfToken } from './client';
export { ApiError, NetworkError } from './errors';
export { type Notice, onNotice } from './notices';
export { sameOrigin } from './sameOrigin';
export type { components, paths } from './schema';
export { unwrap } from './unwrap';
export { workAs } from './workingAs';
