import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EnlargingProvider } from '../context/media';
import { Picture } from '../picture/Picture';
import { blocks } from '../samples/blocks';
import { draw, page } from '../samples/draw';

const { image } = blocks;

describe('an image', () => {
  it('has words for those who do not see it, and its caption', () => {
    const html = page(image);

    expect(html.querySelector('figure img')).toHaveAttribute('alt', 'Robinet ouvert, savon et bulles');
    expect(html.querySelector('figcaption')).toHaveTextContent('Le lavabo de la cuisine');
  });

  it('has none when it is decoration', () => {
    const html = page({ ...image, props: { ...image.props, decorative: true } });

    expect(html.querySelector('img')).toHaveAttribute('alt', '');
  });

  it('is whole unless a frame was chosen, around the point that has to stay', () => {
    const figure = (props: object) => page({ ...image, props: { ...image.props, ...props } }).querySelector('figure');

    expect(figure({})).not.toHaveAttribute('data-frame');
    expect(figure({ frame: 'whole', point: 'top' })).not.toHaveAttribute('data-point');
    expect(figure({ frame: 'square' })).toHaveAttribute('data-point', 'middle');
    expect(figure({ frame: 'wide', point: 'bottom-right' })).toHaveAttribute('data-frame', 'wide');
    expect(figure({ frame: 'wide', point: 'bottom-right' })).toHaveAttribute('data-point', 'bottom-right');
  });

  it('draws nothing before a file was chosen, nor when it has gone', () => {
    expect(draw({ ...image, props: { ...image.props, media: null } })).toBe('');
    expect(draw({ ...image, props: { ...image.props, media: '018f3c1e-0000-7000-8000-00000000dead' } })).toBe('');
  });

  it('leads readers to its file, and nobody else', () => {
    const source = { kind: 'image' as const, name: 'a.jpg', src: '/a.jpg', size: 1 };
    const drawn = (alt: string, enlarging: boolean) =>
      renderToStaticMarkup(
        <EnlargingProvider value={enlarging}>
          <Picture source={source} alt={alt} />
        </EnlargingProvider>,
      );

    expect(drawn('Plan', true)).toMatch(/^<a class="lvb-enlarge" href="\/a.jpg"><picture>.*\(agrandir l’image\)/);
    expect(drawn('Plan', false)).toMatch(/^<picture>/);
    expect(drawn('', true)).toMatch(/^<picture>/);
  });

  it('offers the browser its lighter forms', () => {
    const source = {
      kind: 'image' as const,
      name: 'a.jpg',
      src: '/a.jpg',
      size: 1,
      renditions: [
        { width: 480, webp: '/480.webp', avif: '/480.avif' },
        { width: 960, webp: '/960.webp', avif: '/960.avif' },
      ],
    };
    const html = renderToStaticMarkup(<Picture source={source} alt="x" />);

    expect(html).toContain('<source type="image/avif" srcSet="/480.avif 480w, /960.avif 960w"');
    expect(html).toContain('<source type="image/webp" srcSet="/480.webp 480w, /960.webp 960w"');
  });
});
