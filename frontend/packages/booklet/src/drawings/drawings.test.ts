import { describe, expect, it } from 'vitest';
import { drawingLabels } from '../locales/drawings';
import { drawingFor, drawingNames, drawings } from '.';

const sectors = ['HCR', 'COM', 'BTP', 'IND', 'TRA', 'PRO', 'SAN', 'MED', 'SAP', 'FOR', 'CFA', 'BUR'];
const allowedElements = ['svg', 'defs', 'filter', 'feDropShadow', 'clipPath', 'use', 'g', 'path', 'circle', 'ellipse'];
const maxBytes = 8 * 1024;

const files = import.meta.glob<string>('./*.svg', { query: '?raw', import: 'default', eager: true });
const sourceOf = (name: string) => files[`./${name}.svg`] ?? '';
const elementsOf = (source: string) => [
  ...new DOMParser().parseFromString(source, 'image/svg+xml').querySelectorAll('*'),
];
const attributesOf = (source: string) => elementsOf(source).flatMap(({ attributes }) => [...attributes]);

describe.each(drawingNames)('the drawing %s', (name) => {
  const source = sourceOf(name);

  it('is a small SVG with the proportions of a cover', () => {
    const [root] = elementsOf(source);

    expect(root?.tagName).toBe('svg');
    expect(root?.getAttribute('viewBox')).toBe('0 0 600 800');
    expect(root?.getAttribute('preserveAspectRatio')).toBe('xMidYMid slice');
    expect(new TextEncoder().encode(source).length).toBeLessThanOrEqual(maxBytes);
  });

  it('holds shapes only: no text, no script, no style, nothing from outside', () => {
    const tags = elementsOf(source).map(({ tagName }) => tagName);
    const attributes = attributesOf(source);

    expect(tags.filter((tag) => !allowedElements.includes(tag))).toEqual([]);
    expect(attributes.filter(({ name: key }) => /^on|^style$|^class$/i.test(key))).toEqual([]);
    expect(attributes.filter(({ name: key, value }) => /href$/.test(key) && !value.startsWith('#'))).toEqual([]);
    expect(attributes.filter(({ value }) => /url\((?!#)/.test(value))).toEqual([]);
  });

  it('names its own parts, once each, and no others', () => {
    const ids = attributesOf(source).flatMap(({ name: key, value }) => (key === 'id' ? [value] : []));
    const named = attributesOf(source).flatMap(({ name: key, value }) =>
      key === 'href' ? [value.slice(1)] : (value.match(/(?<=url\(#)[^)]+/g) ?? []),
    );

    expect(ids.filter((id) => !id.startsWith(`${name}-`))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

describe('the drawings', () => {
  it('are the files of this folder, sixteen or more, about half of each layout', () => {
    const bands = drawingNames.filter((name) => drawings[name].layout === 'band');

    expect(Object.keys(files).sort()).toEqual(drawingNames.map((name) => `./${name}.svg`).sort());
    expect(drawingNames.length).toBeGreaterThanOrEqual(16);
    expect(Math.abs(bands.length / drawingNames.length - 0.5)).toBeLessThan(0.1);
  });

  it('have a label of their own in each language', () => {
    for (const labels of Object.values(drawingLabels))
      expect(new Set(Object.values(labels)).size).toBe(drawingNames.length);
  });
});

describe('drawingFor', () => {
  it.each(sectors)('proposes a drawing of the sector %s, always the same for a booklet', (sector) => {
    const proposed = drawingFor(sector, 'Livret d’accueil');

    expect(drawings[proposed].sectors).toContain(sector);
    expect(drawingFor(sector, 'Livret d’accueil')).toBe(proposed);
  });

  it('varies from one booklet to the next', () => {
    const proposed = new Set(Array.from({ length: 20 }, (_, booklet) => drawingFor('HCR', `booklet ${booklet}`)));

    expect(proposed.size).toBeGreaterThan(2);
  });

  it('has a proposal for a sector that it does not know', () => {
    expect(drawingNames).toContain(drawingFor('XYZ', 'Livret d’accueil'));
  });
});
