import { describe, expect, it } from 'vitest';
import { addressOf } from './addressOf';

describe('an address as people write it', () => {
  it.each([
    ['www.example.fr', 'https://www.example.fr'],
    ['example.fr/a?b', 'https://example.fr/a?b'],
    ['rh@example.fr', 'mailto:rh@example.fr'],
    [' https://example.fr ', 'https://example.fr'],
    ['tel:+33102030405', 'tel:+33102030405'],
    ['#abc', '#abc'],
  ])('%s leads to %s', (written, address) => {
    expect(addressOf(written)).toBe(address);
  });

  it.each(['javascript:alert(1)', 'bonjour', '//evil.example', 'data:text/html,x', 'ftp://example.fr', ''])(
    '%s leads nowhere',
    (written) => {
      expect(addressOf(written)).toBeUndefined();
    },
  );
});
