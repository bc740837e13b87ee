import { describe, expect, it } from 'vitest';
import { blocks } from '../samples/blocks';
import { page } from '../samples/draw';

const { media_text: mediaText } = blocks;

describe('media and text', () => {
  it('puts the picture before the words, whatever side it stands on', () => {
    const html = page(mediaText);
    const [media, body] = html.querySelectorAll('.lvb-media-text > div');

    expect(media?.querySelector('img')).toHaveAttribute('alt', 'Robinet ouvert');
    expect(body?.querySelector('h3')).toHaveTextContent('Trente secondes');
  });

  it('keeps its words when no file was chosen', () => {
    const html = page({ ...mediaText, props: { ...mediaText.props, media: null } });

    expect(html.querySelector('img')).toBeNull();
    expect(html).toHaveTextContent('contaminations');
  });
});
