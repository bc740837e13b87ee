import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startVitest } from 'vitest/node';
import RetryReporter from '../test/retryReporter';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livretier-retries-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const reportOn = async (code: string) => {
  writeFileSync(join(root, 'planted.test.js'), code);
  const outputFile = join(root, 'retries/frontend.json');
  const run = await startVitest('test', [], {
    root,
    config: false,
    watch: false,
    globals: true,
    retry: 1,
    reporters: [new RetryReporter({ outputFile })],
  });
  await run.close();
  return JSON.parse(readFileSync(outputFile, 'utf-8'));
};

describe('the report of second attempts', () => {
  it('names a test that passed at its second attempt, and no other', async () => {
    const planted = `
      let attempts = 0;
      describe('a booklet', () => {
        test('opens at last', () => expect(++attempts).toBe(2));
        test('opens at once', () => undefined);
      });`;

    expect(await reportOn(planted)).toEqual(['planted.test.js > a booklet > opens at last']);
  });

  it('is an empty list when each passed at once', async () => {
    expect(await reportOn("test('opens', () => undefined);")).toEqual([]);
  });
});
