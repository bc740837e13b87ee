import { describe, expect, it } from 'vitest';
import { blocks } from '../samples/blocks';
import { draw, page } from '../samples/draw';
import { fileSize } from './fileSize';

const { file } = blocks;

describe('a file', () => {
  it('says its kind and its size before the click', () => {
    expect(page(file).querySelector('a[download]')).toHaveTextContent('Le règlement intérieur (PDF, 2,4 Mo)');
  });

  it('goes by its own name when it was given none', () => {
    expect(page({ ...file, props: { ...file.props, label: '' } })).toHaveTextContent('reglement.pdf (PDF');
  });

  it('draws nothing before it was chosen', () => {
    expect(draw({ ...file, props: { ...file.props, media: null } })).toBe('');
  });
});

describe('a size', () => {
  it.each([
    [12, 'fr-FR', '12 o'],
    [84_000, 'fr-FR', '84 Ko'],
    [2_400_000, 'en-GB', '2.4 MB'],
    [6_400_000_000, 'fr-FR', '6,4 Go'],
  ])('of %i bytes is written for %s', (bytes, locale, written) => {
    expect(fileSize(bytes, locale).replaceAll(/\s/g, ' ')).toBe(written);
  });
});
