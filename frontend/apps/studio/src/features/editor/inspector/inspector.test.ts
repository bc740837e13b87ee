import type { BlockType } from '@livretier/blocks';
import { blockIcon, blocksIn, groupNames, panels } from '@livretier/blocks/editor';
import { blockWords } from '@livretier/blocks/words/fr';
import { describe, expect, it } from 'vitest';
import { completed, readVideoAddress } from './AddressField';

describe('an address that people type', () => {
  it.each([
    ['', ''],
    ['https://exemple.fr', 'https://exemple.fr'],
    ['exemple.fr/accord.pdf', 'https://exemple.fr/accord.pdf'],
    [' camille@exemple.fr ', 'mailto:camille@exemple.fr'],
    ['tel:+33565000000', 'tel:+33565000000'],
    ['javascript:alert(1)', undefined],
    ['pas une adresse', undefined],
  ])('%j becomes %j', (typed, address) => {
    expect(completed(typed)).toBe(address);
  });
});

describe('the address of a video', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3s', { provider: 'youtube', code: 'dQw4w9WgXcQ' }],
    ['https://youtu.be/dQw4w9WgXcQ', { provider: 'youtube', code: 'dQw4w9WgXcQ' }],
    ['https://vimeo.com/76979871', { provider: 'vimeo', code: '76979871' }],
    ['https://www.dailymotion.com/video/x7tgad0', { provider: 'dailymotion', code: 'x7tgad0' }],
    ['https://exemple.fr/watch?v=dQw4w9WgXcQ', undefined],
    ['dQw4w9WgXcQ', undefined],
  ])('%s', (address, video) => {
    expect(readVideoAddress(address)).toEqual(video);
  });
});

type Words = {
  name: string;
  about?: string;
  fields?: Record<string, string>;
  options?: Record<string, Record<string, string>>;
};
const words: Record<BlockType, Words> = blockWords;

it('every block that « / » offers has a drawing and a sentence, which is its own', () => {
  const offered = groupNames.flatMap(blocksIn);
  const sentences = offered.map((type) => words[type].about ?? '');

  expect(offered.length).toBeGreaterThan(15);
  expect(offered.filter((type) => !blockIcon(type))).toEqual([]);
  expect(sentences.filter((sentence) => !/^\p{Lu}.+\.$/u.test(sentence))).toEqual([]);
  expect(new Set(sentences).size).toBe(offered.length);
});

it('every block, every field and every option of the inspector has its words', () => {
  const missing = Object.entries(panels).flatMap(([type, panel]) => {
    const known = words[type as BlockType];
    if (!known) return [type];
    return panel.flatMap(({ name, options = [] }) => [
      ...(known.fields?.[name] ? [] : [`${type}.${name}`]),
      ...options
        .filter((option) => !known.options?.[name]?.[String(option)])
        .map((option) => `${type}.${name}.${option}`),
    ]);
  });

  expect(missing).toEqual([]);
});
