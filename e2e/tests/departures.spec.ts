import { expect, test } from '@playwright/test';
import { note } from '../support/figures';
import { hostileAddresses } from '../support/hostile';
import { ask, locationOf } from '../support/raw';

const pages = ['/', '/auth/login', '/api/auth/user', '/assets/rien.js'];

/* As written, and as a browser would write it. */
const asPaths = (address: string) => [address, `/${encodeURIComponent(address)}`];

const questions = (address: string, host: string) => {
  const written = encodeURIComponent(address);
  return [
    ...asPaths(address).map((path) => ({ path, headers: { Host: host } })),
    ...pages.flatMap((page) => [
      { path: `${page}?redirect=${written}`, headers: { Host: host } },
      { path: `${page}?next=${written}`, headers: { Host: host } },
      { path: page, headers: { Host: address } },
      { path: page, headers: { Host: host, 'X-Forwarded-Host': address } },
    ]),
  ];
};

const repeats = (answer: string, address: string) =>
  /evil/i.test(answer) || (address.trim().length > 3 && answer.includes(address));

test('SEC8: no hostile address is followed or repeated, wherever a caller puts it', async ({ baseURL }) => {
  const host = new URL(baseURL ?? '').host;
  const departures: string[] = [];
  const reflections: string[] = [];
  const statuses = new Set<string>();
  let answers = 0;

  for (const address of hostileAddresses) {
    const asked = questions(address, host);
    const heard = await Promise.all(asked.map((question) => ask(baseURL ?? '', question)));
    heard.forEach((answer, index) => {
      const about = JSON.stringify({ ...asked[index], answer: answer.slice(0, 300) });
      statuses.add(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? answer.slice(0, 15));
      answers += 1;
      if (locationOf(answer) !== undefined) departures.push(about);
      if (repeats(answer, address)) reflections.push(about);
    });
  }

  expect([...statuses].sort()).toEqual(['200', '400', '401', '404', '<!doctype html>']);
  note({
    goal_name: 'SEC8 (nginx)',
    what: `${hostileAddresses.length} hostile addresses as path, query, Host and X-Forwarded-Host`,
    measured: `${departures.length} departures, ${reflections.length} reflections in ${answers} answers`,
    goal: '≥ 100 addresses, 0, 0',
    met: hostileAddresses.length >= 100 && departures.length + reflections.length === 0,
  });
  expect(hostileAddresses.length).toBeGreaterThanOrEqual(100);
  expect(departures).toEqual([]);
  expect(reflections).toEqual([]);
});
