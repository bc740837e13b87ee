import { gzipSync } from 'node:zlib';
import { chanceFrom } from '../chance';
import type { Edition } from './editions';

const weightOf = (text: string | Buffer) => gzipSync(text, { level: 9 }).length;

/** The text with a comment behind it that makes it as heavy, compressed, as another. */
const asHeavy = (text: string, weight: number, [open, close]: readonly [string, string]) => {
  const { upTo } = chanceFrom(1);
  const padded = (length: number) =>
    `${text}${open}${Array.from({ length }, () => upTo(36).toString(36)).join('')}${close}`;
  let heavy = text;
  for (let length = 0; weightOf(heavy) < weight; length += Math.max(8, weight - weightOf(heavy)))
    heavy = padded(length);
  return heavy;
};

/* What a browser needs to show words, pictures and fields; classes, roles and drawings of ours go. */
const kept = /^(?:src|alt|href|rel|as|type|name|content|value|charset|crossorigin|lang)$/i;

/** The same words, pictures and fields without a style or a script of ours. */
const bareHtml = (html: string) =>
  html
    .replaceAll(/<script.*?<\/script>|<svg.*?<\/svg>/g, '')
    .replaceAll(/ ([\w-]+)="[^"]*"/g, (attribute, name: string) => (kept.test(name) ? attribute : ''));

/** The same letters, and next to nothing that they must do. */
const bareTheme = (sheet: string) => {
  const faces = sheet.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  const families = faces.map((face) => face.match(/font-family:\s*"?([^;"}]+)/)?.[1] ?? '');
  return `${faces.join('')}body{font-family:"${families.at(-1)}"}h1,h2{font-family:"${families[0]}"}`;
};

const html = ['<!--', '-->'] as const;
const css = ['/*', '*/'] as const;

/** A static page for each of an edition: as heavy, with the same words, letters and pictures, and without any script. */
export const bareEdition = ({ files, objects, ...edition }: Edition): Edition => ({
  ...edition,
  files: new Map(
    [...files]
      .filter(([path]) => /\.(?:html|css|svg|webmanifest)$/.test(path))
      .map(([path, text]) => {
        if (path.endsWith('.html')) return [path, asHeavy(bareHtml(text), weightOf(text), html)];
        return [path, path.endsWith('.css') ? asHeavy(bareTheme(text), weightOf(text), css) : text];
      }),
  ),
  objects: new Map(
    [...objects]
      .filter(([name]) => !name.endsWith('.js'))
      .map(([name, content]) => [
        name,
        name.endsWith('.css') ? Buffer.from(asHeavy('img{max-width:100%}', weightOf(content), css)) : content,
      ]),
  ),
});
