import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { inlinesIn, plainText, walk } from '@livretier/blocks';
import { type BookletContent, onlySaid } from '@livretier/booklet';
import { describe, expect, it } from 'vitest';
import { wholeLibrary } from '../../e2e/support/edge/starter';

const values = readFileSync(
  resolve(import.meta.dirname, '../../backend/apps/library/content/values.toml'),
  'utf-8',
).split(/^\[/m);
/** Keys that no neutral word may stand in for: alerts, harassment, emergencies, health, personal data. */
const withoutStandIn = values
  .filter((one) => /^may_stand_in = false$/m.test(one))
  .map((one) => one.split(']')[0] ?? '');

const written = wholeLibrary() as unknown as BookletContent;
const read = onlySaid(written, withoutStandIn);

const pagesOf = ({ chapters }: BookletContent) => chapters.flatMap(({ pages }) => pages);
const blocksOf = (content: BookletContent) => pagesOf(content).flatMap(({ document }) => [...walk(document.blocks)]);
const callsIn = (content: BookletContent) =>
  blocksOf(content).flatMap((block) => plainText(inlinesIn(block)).match(/\b(?:15|17|18|112|114)\b/g) ?? []);

describe('the starter library, read before a company has filled anything', () => {
  it('inserts what nothing may stand in for', () => {
    const inserted = new Set(
      blocksOf(written).flatMap((block) => inlinesIn(block).map((one) => 'key' in one && one.key)),
    );

    expect(withoutStandIn.length).toBeGreaterThan(30);
    expect(withoutStandIn.filter((key) => inserted.has(key)).length).toBeGreaterThan(30);
  });

  it('says none of it on any page', () => {
    const said = blocksOf(read).flatMap((block) => inlinesIn(block).filter((one) => one.type === 'value'));

    expect(said.filter(({ key }) => withoutStandIn.includes(key))).toEqual([]);
  });

  it('keeps every page and every number of the emergency services', () => {
    const empty = pagesOf(read).filter(({ document }) => document.blocks.length === 0);

    expect(empty.map(({ title }) => title)).toEqual([]);
    expect(callsIn(read)).toEqual(callsIn(written));
  });
});
