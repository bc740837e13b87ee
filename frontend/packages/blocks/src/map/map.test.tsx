import { describe, expect, it } from 'vitest';
import { emptyBlock } from '../document/emptyBlock';
import { blocks } from '../samples/blocks';
import { draw, page } from '../samples/draw';

describe('a map', () => {
  it('is a picture of ours and a link: nothing is loaded from who draws maps', () => {
    const html = page(blocks.map);

    expect(html.querySelector('img')).toHaveAttribute('alt', 'Plan du village, l’hôtel au bord de la place');
    expect(html.querySelector('iframe, script')).toBeNull();
    expect(html.querySelector('a')?.href).toContain('https://www.openstreetmap.org/');
    expect(html.querySelector('figcaption')).toHaveTextContent('2, place du Foirail');
  });

  it('leads to an open map by its postal address when its author gave no link', () => {
    const html = page({ ...blocks.map, props: { ...blocks.map.props, href: '' } });

    expect(html.querySelector('.lvb-map-place a')?.getAttribute('href')).toMatch(
      /^https:\/\/www\.openstreetmap\.org\/search\?query=2%2C%20place/,
    );
  });

  it('draws nothing before anything is known', () => {
    expect(draw(emptyBlock('map'))).toBe('');
  });
});
