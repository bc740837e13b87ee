import groups from './hostileAddresses.json';

/** Addresses that must never be followed by an application at http://localhost:8080. The server reads the same file. */
export const hostileAddresses = [...Object.values(groups).flat(), `/${'a'.repeat(3000)}`];
