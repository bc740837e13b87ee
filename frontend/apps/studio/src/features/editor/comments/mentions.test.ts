import { expect, it } from 'vitest';
import { beginningsIn, partsOf, storedOf, writtenOf } from './mentions';

const awa = { id: '01930000-0000-7000-8000-000000000001', name: 'Awa Diallo' };
const ana = { id: '01930000-0000-7000-8000-000000000002', name: 'Ana' };
const maria = { id: '01930000-0000-7000-8000-000000000003', name: 'Ana Maria' };
const people = [awa, ana, maria];

it('keeps people by their id and shows them by their name', () => {
  const stored = storedOf('@Awa Diallo, vous confirmez ?', people);

  expect(stored).toBe(`<@${awa.id}>, vous confirmez ?`);
  expect(writtenOf(stored, [awa])).toBe('@Awa Diallo, vous confirmez ?');
  expect(partsOf(stored, [awa]).map(({ isMention }) => isMention)).toEqual([true, false]);
});

it('takes the longest name that is written', () => {
  expect(storedOf('@Ana Maria et @Ana', people)).toBe(`<@${maria.id}> et <@${ana.id}>`);
});

it('names nobody who is not known', () => {
  expect(writtenOf(`<@${awa.id}> ?`, [])).toBe('@… ?');
});

it.each([
  ['Bonjour @aw', ['Awa Diallo']],
  ['@dial', ['Awa Diallo']],
  ['@', ['Awa Diallo', 'Ana', 'Ana Maria']],
])('offers those whose name begins so: %s', (written, names) => {
  expect(beginningsIn(written, written.length, people)?.people.map(({ name }) => name)).toEqual(names);
});

it.each(['awa@dial', '@zoé', '@Awa Diallo ', 'Bonjour'])('offers nobody for %s', (written) => {
  expect(beginningsIn(written, written.length, people)).toBeUndefined();
});
