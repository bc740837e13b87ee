const safe = new Set(['GET', 'HEAD', 'OPTIONS']);
const idempotent = new Set([...safe, 'PUT', 'DELETE']);

export const isUnsafe = (method: string) => !safe.has(method);
export const isIdempotent = (method: string) => idempotent.has(method);
