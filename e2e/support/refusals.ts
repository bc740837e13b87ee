import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { APIResponse } from '@playwright/test';
import { chunks } from './chunks';
import { hostileTexts } from './hostileTexts';
import { everyField, type Field, specimen } from './specimens';

const file = resolve(import.meta.dirname, '../../backend/shared/documents/addresses.json');
const { hostile }: { hostile: string[] } = JSON.parse(readFileSync(file, 'utf-8'));

/** Addresses that no booklet may lead to: the list that the tests of the blocks and of the server read too. */
export const hostileAddresses = hostile;

/** A value that a field must never have. */
export type Misuse = { field: Field; value: string };

/* An author who has not yet said where a button leads says nothing. */
const isNothingYet = ({ name }: Field, value: string) => value === '' && !name.includes('link');

const misuses = (kind: Field['kind'], values: readonly string[]): Misuse[] =>
  everyField()
    .filter((field) => field.kind === kind)
    .flatMap((field) => values.filter((value) => !isNothingYet(field, value)).map((value) => ({ field, value })));

/** Every hostile address in every field for addresses. */
export const hostileLinks = () => misuses('address', hostile);

/** Every hostile address in some field for addresses, and each of those fields with some of them. */
export const someHostileLinks = () => {
  const fields = [...new Set(hostileLinks().map(({ field }) => field.name))];
  return hostileLinks().filter(
    ({ field, value }) => hostile.indexOf(value) % fields.length === fields.indexOf(field.name),
  );
};

/** Every hostile text in every field for addresses. */
export const textsAsLinks = () => misuses('address', hostileTexts);

/** One hostile text in so many, in every field that may only be one of a few things. */
export const textsAsCodes = (every: number) =>
  misuses(
    'code',
    hostileTexts.filter((_, place) => place % every === 0),
  );

/* A page with one block, right but for this one value. */
const misused = ({ field, value }: Misuse, media: string) => {
  const pen = {
    words: () => 'mot',
    address: (name: string) => (name === field.name ? value : 'https://example.org/'),
    code: (name: string, usual: unknown) => (name === field.name ? value : usual),
    media,
  };
  const { type, turn } = field;
  return { title: 'Une page', document: { schema: 2, blocks: [specimen(type, { pen, id: 'bloc', turn })] } };
};

type Save = (place: number, content: ReturnType<typeof misused>) => Promise<APIResponse>;

/** Those of these values that the server does not refuse as it should. */
export const accepted = async (tried: readonly Misuse[], media: string, save: Save) => {
  const found: string[] = [];
  for (const some of chunks(tried, 4)) {
    const answers = await Promise.all(some.map((misuse) => save(0, misused(misuse, media))));
    for (const [place, answer] of answers.entries())
      if (answer.status() !== 422) found.push(`${some[place]?.field.name} ${some[place]?.value} ${answer.status()}`);
  }
  return found;
};
