import { describe, expect, it } from 'vitest';
import { hostileAddresses } from '../../../test/hostileAddresses';
import { sameOrigin } from './sameOrigin';

describe('SEC8: an address to follow', () => {
  it('is tried with at least 100 hostile ones, all different', () => {
    expect(new Set(hostileAddresses).size).toBe(hostileAddresses.length);
    expect(hostileAddresses.length).toBeGreaterThanOrEqual(100);
  });

  it.each(hostileAddresses.map((address) => [JSON.stringify(address).slice(0, 80), address]))(
    'refuses %s',
    (_, address) => {
      expect(sameOrigin(address)).toBeNull();
    },
  );

  it.each([undefined, null, 3, {}, ['/home'], new URL('http://localhost:8080/home')])('refuses %s', (address) => {
    expect(sameOrigin(address)).toBeNull();
  });

  it.each([
    ['/home', '/home'],
    ['/', '/'],
    ['/livrets?recherche=caf%C3%A9&page=2#haut', '/livrets?recherche=caf%C3%A9&page=2#haut'],
    ['/auth/login?next=%2Fhome', '/auth/login?next=%2Fhome'],
    ['/livrets/a%20b', '/livrets/a%20b'],
    ['/home/../livrets', '/livrets'],
    ['http://localhost:8080/home', '/home'],
    ['/aide?lien=https://exemple.fr//x', '/aide?lien=https://exemple.fr//x'],
  ])('accepts %s', (address, path) => {
    expect(sameOrigin(address)).toBe(path);
    expect(new URL(path, window.location.origin).origin).toBe(window.location.origin);
  });
});
