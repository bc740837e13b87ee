import { chanceFrom } from '../chance';
import { fromPackage, type Page } from './sample';

type Block = {
  id: string;
  type: string;
  props: Record<string, unknown>;
  text?: { type: string; text?: string }[];
  children?: Block[];
};
type Document = { schema: 2; blocks: Block[] };
type Contrast = { contrast: (one: string, other: string) => number };

const drawn = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="teal"/></svg>',
);
const kinds = ['image', 'image', 'image', 'video', 'audio', 'document'] as const;

/** The files that random pages name: by their number in the samples. */
export const media = Object.fromEntries(
  kinds.map((kind, place) => [
    `018f3c1e-0000-7000-8000-00000000000${place + 1}`,
    { kind, name: `fichier-${place}`, src: `o/file-${place}.svg`, size: 99, width: 1200, height: 800 },
  ]),
);
export const objects = new Map(kinds.map((_, place) => [`file-${place}.svg`, drawn]));

/* What the check before publishing asks for: words where words are due, and titles in their order. */
const due = ['alt', 'title', 'label', 'prompt', 'sentence', 'name', 'caption', 'place', 'transcript'];

const mendBlock = (block: Block, levels: { last: number }): Block => {
  const props = { ...block.props };
  for (const name of due) if (props[name] === '') props[name] = 'Des mots';
  if (block.type === 'button' && props.href === '') props.href = 'https://example.org/';
  if (block.type === 'heading') {
    props.level = Math.min(Number(props.level), levels.last + 1);
    levels.last = Number(props.level);
  }
  const blank = !block.text?.some(({ type, text }) => type === 'value' || text?.trim());
  return {
    ...block,
    props,
    ...(block.text && { text: blank ? [{ type: 'text', text: 'Un texte' }] : block.text }),
    ...(block.children && { children: block.children.map((child) => mendBlock(child, levels)) }),
  };
};

const mend = ({ schema, blocks }: Document, seed: number): Document => {
  const levels = { last: 1 };
  const mended = blocks.map((block) => mendBlock(block, levels));
  return { schema, blocks: JSON.parse(JSON.stringify(mended).replaceAll(/"b(\d+)"/g, `"s${seed}-$1"`)) };
};

const fonts = ['young_serif', 'source_sans', 'atkinson', 'lexend', 'nunito_sans', 'literata', 'figtree', 'bricolage'];
const drawings = ['hills', 'team', 'table', 'key', 'flame', 'shop', 'crane', 'robot', 'heart', 'desk'];

/** Makes random booklets that the check lets pass, the same for the same seed. */
export const createRandomBooklets = async () => {
  const { contrast } = await fromPackage<Contrast>('booklet/src/colours/contrast.ts');
  const { randomDocument } = await fromPackage<{ randomDocument: (seed: number, most: number) => Document }>(
    'blocks/src/document/testing/randomDocument.ts',
  );
  return (seed: number) => {
    const { pick, upTo } = chanceFrom(seed);
    const colour = () =>
      `#${upTo(2 ** 24)
        .toString(16)
        .padStart(6, '0')}`;
    const readable = (): { background: string; text: string; accent: string } => {
      const [background, text, accent] = [colour(), colour(), colour()];
      const passes = contrast(text, background) >= 4.5 && contrast(accent, background) >= 4.5;
      return passes ? { background, text, accent } : readable();
    };
    const page = (place: number): Page => ({
      id: `page-${seed}-${place}`,
      title: pick([
        'Se laver les mains',
        'Une page au titre bien plus long que les autres, qui passe à la ligne',
        'Paie',
      ]),
      importance: pick(['info', 'important', 'mandatory']),
      document: mend(randomDocument(seed * 10 + place, 12), seed * 10 + place),
    });
    return {
      name: pick(['Livret', 'Livret d’accueil des saisonniers et des apprentis de la maison', 'Sécurité']),
      company: pick(['Maison Aubrac', 'Écureuil & fils']),
      kind: pick(['employee_welcome', 'safety', 'patient', 'other']),
      lang: 'fr-FR',
      locales: ['fr-FR'],
      structure: pick(['single_page_per_topic', 'chapters_and_pages', 'guided_path']),
      theme: {
        palette: 'own',
        colours: { primary: colour(), ...readable() },
        fonts: { title: pick(fonts), text: pick(fonts) },
        size: pick([16, 17, 19, 21]),
        cover: { drawing: pick(drawings), picture: pick([null, Object.keys(media)[0] ?? null]) },
        logo: null,
      },
      chapters: [0, 1].map((place) => ({
        id: `chapter-${seed}-${place}`,
        title: pick(['Bienvenue', 'Hygiène et sécurité au travail']),
        minutes: upTo(9),
        mandatory: pick([true, false]),
        pages: [page(place * 2), page(place * 2 + 1)],
      })),
    };
  };
};
