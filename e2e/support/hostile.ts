import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const file = resolve(import.meta.dirname, '../../frontend/test/hostileAddresses.json');
const groups: Record<string, string[]> = JSON.parse(readFileSync(file, 'utf-8'));

/** Addresses that must never be followed: the list that the tests of the studio and of the server read too. */
export const hostileAddresses = [...Object.values(groups).flat(), `/${'a'.repeat(3000)}`];
