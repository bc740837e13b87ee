import { describe, expect, it } from 'vitest';
import { paths } from '@/shared/paths';
import { detour } from './guards';

const terms = { cgu: '1', rgpd: '1' };
const nobody: null = null;
const free = { on: false, required: false };
const newcomer = { terms: { ...terms, accepted: false }, second_factor: free };
const member = { terms: { ...terms, accepted: true }, second_factor: free };
const unprotected = { ...newcomer, second_factor: { on: false, required: true } };
const protectedOne = { ...newcomer, second_factor: { on: true, required: true } };

describe('F2, F3: the guards', () => {
  it.each([
    ['nobody at home signs in', nobody, paths.home, paths.signIn],
    ['nobody at the root signs in', nobody, paths.root, paths.signIn],
    ['nobody at the sign-in page stays', nobody, paths.signIn, null],
    ['nobody who forgot the password stays', nobody, paths.forgottenPassword, null],
    ['nobody with a reset link stays', nobody, paths.newPassword, null],
    ['nobody may read the legal texts', nobody, paths.termsOfUse, null],
    ['nobody at the terms signs in, since there is nobody to accept them', nobody, paths.terms, paths.signIn],
    ['a newcomer at home reads the terms', newcomer, paths.home, paths.terms],
    ['a newcomer at the sign-in page reads the terms', newcomer, paths.signIn, paths.terms],
    ['a newcomer at the terms stays', newcomer, paths.terms, null],
    ['a newcomer who refused stays', newcomer, paths.termsRefused, null],
    ['a newcomer may read the legal texts', newcomer, paths.dataProtection, null],
    ['a member may read the legal texts', member, paths.termsOfUse, null],
    ['a member may read the processing agreement', member, paths.dataProcessing, null],
    ['a member with a reset link stays', member, paths.newPassword, null],
    ['a member at the root goes home', member, paths.root, paths.home],
    ['a member at the sign-in page goes home', member, paths.signIn, paths.home],
    ['a member has no terms left to accept', member, paths.terms, paths.home],
    ['a member at home stays', member, paths.home, null],
    ['nobody with a link to a new address stays', nobody, paths.newEmail, null],
    ['nobody may check a receipt', nobody, paths.verification, null],
    ['a newcomer may check a receipt', newcomer, paths.verification, null],
    ['who must have a second factor may check a receipt', unprotected, paths.verification, null],
    ['nobody has no second factor to set', nobody, paths.secondFactor, paths.signIn],
    ['who must have a second factor sets it first', unprotected, paths.home, paths.secondFactor],
    ['who must have a second factor sets it before the terms', unprotected, paths.terms, paths.secondFactor],
    ['who sets a second factor stays', unprotected, paths.secondFactor, null],
    ['who must have a second factor may read the legal texts', unprotected, paths.termsOfUse, null],
    ['who must have a second factor may read who runs the service', unprotected, paths.legalNotices, null],
    ['who has the second factor goes on to the terms', protectedOne, paths.home, paths.terms],
    ['a member who has just set a second factor reads the codes', member, paths.secondFactor, null],
  ])('%s', (_, user, path, expected) => {
    expect(detour({ path, found: true, user })).toBe(expected);
  });

  it('an unknown page is not found before anybody is asked to sign in', () => {
    expect(detour({ path: '/nowhere', found: false, user: nobody })).toBeNull();
  });
});
