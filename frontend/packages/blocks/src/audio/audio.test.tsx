import { describe, expect, it } from 'vitest';
import { blocks } from '../samples/blocks';
import { draw, page } from '../samples/draw';

const { audio } = blocks;

describe('a recording', () => {
  it('is played by the browser, under its name, with what is said in it', () => {
    const html = page(audio);

    expect(html.querySelector('audio[controls]')).toHaveAccessibleName('Le mot de la directrice');
    expect(html.querySelector('details')).toHaveTextContent('Bonjour à toutes et à tous.');
  });

  it('has no empty transcript', () => {
    expect(page({ ...audio, props: { ...audio.props, transcript: '' } }).querySelector('details')).toBeNull();
  });

  it('draws nothing before it was chosen', () => {
    expect(draw({ ...audio, props: { ...audio.props, media: null } })).toBe('');
  });
});
