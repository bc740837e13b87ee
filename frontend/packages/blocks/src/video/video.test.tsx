import { describe, expect, it } from 'vitest';
import { blocks } from '../samples/blocks';
import { draw, page } from '../samples/draw';
import { block } from '.';

const providers = ['youtube', 'vimeo', 'dailymotion'] as const;

const { video } = blocks;
const provided = (provider: (typeof providers)[number], code = 'abc-123_X') => ({
  ...video,
  props: { ...video.props, media: null, provider, code },
});

describe('a video', () => {
  it('is played by the browser, under its name, with what is said in it', () => {
    const html = page(video);

    expect(html.querySelector('video')).toHaveAttribute('controls');
    expect(html.querySelector('video')).toHaveAccessibleName('Bienvenue à la maison');
    expect(html.querySelector('video')).not.toHaveAttribute('autoplay');
    expect(html.querySelector('details')).toHaveTextContent('Nous sommes heureux');
  });

  it.each(providers)('of %s asks nothing of them before the reader goes there', (provider) => {
    const html = page(provided(provider));

    expect(html.querySelector('iframe, img, video, script, link, source')).toBeNull();
    expect(html.querySelector('a')?.getAttribute('href')).toMatch(/^https:\/\/.+abc-123_X$/);
    expect(html.querySelector('a')?.textContent?.toLowerCase()).toContain(provider);
  });

  it('draws nothing before it was chosen', () => {
    expect(draw(provided('youtube', ''))).toBe('');
    expect(draw({ ...video, props: { ...video.props, media: null } })).toBe('');
  });

  it.each(['../x', '"><script>', 'a b', 'x?y=z', 'a'.repeat(33)])('refuses the code %j', (code) => {
    expect(block.schema.safeParse(provided('youtube', code)).success).toBe(false);
  });

  it('refuses a provider that is not on the list', () => {
    expect(block.schema.safeParse({ ...video, props: { ...video.props, provider: 'evil' } }).success).toBe(false);
  });
});
