import { describe, expect, it } from 'vitest';
import { hostile, safe } from '../../../../../backend/shared/documents/addresses.json';
import { safeUrl } from './safeUrl';

/* Python reads the same table: what one side lets through, the other does. */
describe('a link of a booklet', () => {
  it.each(safe)('may lead to %j', (address) => {
    expect(safeUrl(address)).toBe(address);
  });

  it.each(hostile)('never leads to %j', (address) => {
    expect(safeUrl(address)).toBeUndefined();
  });
});
