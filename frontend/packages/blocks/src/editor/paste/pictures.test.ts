import { describe, expect, it } from 'vitest';
import { readPaste } from './cleanHtml';

const png = 'data:image/png;base64,aGVsbG8=';
const clipboard = (name: string) => new File(['x'], name, { type: 'image/png' });

const read = (html: string, files: File[] = []) => {
  const { html: cleaned, pictures } = readPaste(html, files);
  const order = [...cleaned.matchAll(/data-block="(\w+)"|<(p|ul|h2)\b/g)].map(([, block, tag]) => block ?? tag);
  return { cleaned, order, names: pictures.taken.map(({ file }) => file.name), leftOut: pictures.leftOut };
};

describe('pictures of a pasted text', () => {
  it('come in from the text itself, after the paragraph, the list or the table that they stood in', () => {
    const html = `<p>Un <img src="${png}" alt="Un  lavabo"> mot</p><ul><li>Deux<img src="${png}"></li></ul><h1>Titre</h1>`;

    expect(read(html)).toMatchObject({
      order: ['p', 'image', 'ul', 'p', 'image', 'h2'],
      names: ['image-1.png', 'image-2.png'],
      leftOut: 0,
    });
    expect(read(html).cleaned).toContain('&quot;alt&quot;:&quot;Un lavabo&quot;');
  });

  it('keep their bytes', async () => {
    const [picture] = readPaste(`<img src="${png}">`).pictures.taken;

    expect(await picture?.file.text()).toBe('hello');
  });

  it('come in from the clipboard when each has its file', () => {
    expect(read('<img src="https://exemple.fr/a.png">', [clipboard('a.png')])).toMatchObject({
      names: ['a.png'],
      leftOut: 0,
    });
    expect(read('<p>x</p>', [clipboard('tout.png')])).toMatchObject({ names: [], leftOut: 0 });
  });

  it.each([
    'https://exemple.fr/a.png',
    'file:///C:/clip_image001.png',
    'cid:image001.png@01D',
    'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
    'data:image/png;base64,%%%',
  ])('are left out and counted when they are elsewhere or cannot be read: %s', (src) => {
    const { names, leftOut, cleaned } = read(`<p>x</p><img src="${src}">`);

    expect({ names, leftOut }).toEqual({ names: [], leftOut: 1 });
    expect(cleaned).toBe('<p>x</p>');
  });

  it('of one point are no pictures', () => {
    expect(read('<p>x</p><img src="https://exemple.fr/t.gif" width="1" height="1">')).toMatchObject({ leftOut: 0 });
  });
});
