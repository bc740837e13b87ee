import { describe, expect, it } from 'vitest';
import { joinLocale, splitLocale } from './address';

describe('F1: a prefix for every locale but the default', () => {
  it.each([
    ['/home', 'fr-FR', '/home'],
    ['/', 'fr-FR', '/'],
    ['/en-GB/home', 'en-GB', '/home'],
    ['/en-GB', 'en-GB', '/'],
    ['/fr-FR/home', 'fr-FR', '/fr-FR/home'],
    ['/de-DE/home', 'fr-FR', '/de-DE/home'],
    ['/en-GBX/home', 'fr-FR', '/en-GBX/home'],
  ] as const)('%s is %s at %s', (address, locale, path) => {
    expect(splitLocale(address)).toEqual({ locale, path });
  });

  it('writes the address back', () => {
    expect(joinLocale('fr-FR', '/home')).toBe('/home');
    expect(joinLocale('en-GB', '/home')).toBe('/en-GB/home');
  });
});
