import { describe, expect, it } from 'vitest';
import { readPaste } from './cleanHtml';

const png = 'data:image/png;base64,aGVsbG8=';
const clipboard = (name: string) => new File(['x'], name, { type: 'image/png' });

const read = (html: string, files: File[] = [], rtf = '') => {
  const { html: cleaned, pictures } = readPaste(html, { files, rtf });
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

  it('come in from the RTF of a word processor, in their order, once each', async () => {
    const html = `<img src="file:///C:/1.png"><img src="${png}"><img src="file:///C:/2.jpg"><img src="https://exemple.fr/a.png">`;
    const copy = (kind: string, hex: string) =>
      `{\\*\\shppict{\\pict{\\*\\picprop{\\sp{\\sn pib}}}\\picw9${kind}\\bliptag5 {\\*\\blipuid ab}${hex}}}{\\nonshppict{\\pict\\pngblip 00}}`;
    const rtf = `{\\rtf1{\\header{\\pict\\pngblip 01}}Bonjour ${copy('\\pngblip', '6f6e\n65')} puis ${copy('\\jpegblip', '74776F')}}`;

    const { taken, leftOut } = readPaste(html, { rtf, files: [clipboard('tout.png')] }).pictures;

    expect(await Promise.all(taken.map(({ file }) => file.text()))).toEqual(['one', 'hello', 'two']);
    expect(taken.map(({ file }) => [file.name, file.type])).toEqual([
      ['image-1.png', 'image/png'],
      ['image-2.png', 'image/png'],
      ['image-3.jpg', 'image/jpeg'],
    ]);
    expect(leftOut).toBe(1);
  });

  it.each([
    ['a drawing that no browser shows', '{\\pict\\emfblip 0100}'],
    ['another number of pictures', '{\\pict\\pngblip 6f}{\\pict\\pngblip 6f}'],
    ['digits that are none', '{\\pict\\pngblip 6fzz}'],
    ['bytes that are no text', '{\\pict\\pngblip\\bin4 }}{{}'],
    ['a number of bytes below nothing', '{\\pict\\pngblip\\bin-7 }'],
    ['half a text', '{\\pict\\pngblip 6f\\'],
  ])('are left out where the RTF has %s', (_, rtf) => {
    expect(read('<img src="file:///C:/1.png">', [], `{\\rtf1 ${rtf}}`)).toMatchObject({ names: [], leftOut: 1 });
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
