import { booklet } from '../../../packages/booklet/src/samples/booklet';
import { type PaletteName, palettes } from '../../../packages/booklet/src/theme';
import { run } from './program';

const text = (words: string, ...marks: object[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks }),
});
const variable = (name: string) => ({ type: 'variable', name });
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });

/** An invitation with everything that a body may have. */
export const invitation = {
  locale: 'fr-FR',
  subject: [variable('first_name'), text(', votre livret d’accueil est prêt')],
  body: [
    paragraph(text('Bonjour '), variable('first_name'), text(',')),
    paragraph(
      text('Votre saison commence le '),
      text('1er avril', { type: 'bold' }),
      text('. Voici '),
      variable('booklet'),
      text(' : horaires, logement, sécurité, et à qui parler.'),
    ),
    paragraph(variable('link')),
    {
      type: 'list',
      items: [
        [text('À lire '), text('en premier', { type: 'italic' }), text(' : '), variable('pages_to_read')],
        [text('Le site '), text('de la maison', { type: 'link', href: 'https://maison-aubrac.example/' })],
      ],
    },
    { type: 'button', text: 'Poser une question', href: 'mailto:camille@maison-aubrac.example' },
    paragraph(
      text('À bientôt sur le plateau,'),
      { type: 'break' },
      { ...variable('manager'), marks: [{ type: 'bold' }] },
    ),
  ],
  theme: booklet.theme,
  company: 'Maison Aubrac',
  booklet: { name: 'Livret d’accueil saisonniers 2027', minutes: 25, languages: 3, offline: true },
  due: true,
  why: 'Maison Aubrac vous remet ce livret pour votre travail.',
  unsubscribe: true,
  header: { cid: 'header@livretier' },
};

export type Mail = { subject: string; html: string; text: string; picture: { svg: string } | null };

export const ask = (change: object = {}) => run(JSON.stringify({ mail: { ...invitation, ...change } }));

export const write = (change: object = {}): Mail => JSON.parse(ask(change).stdout);

/** What one person reads. */
export const fill = (prepared: string) =>
  prepared.replaceAll(/\ue000(\w+)\ue001/g, (_, name) =>
    name === 'link' || name === 'unsubscribe' ? `https://livret.example/${name}/x` : `(${name})`,
  );

const companies: [string, PaletteName, string][] = [
  ['Maison Aubrac', 'plateau', 'hills'],
  ['Groupe Hospitalier de l’Estuaire et des Marais', 'encre', 'stethoscope'],
  ['Les Ateliers Bérard & Fils', 'bordeaux', 'gears'],
  ['Lagune Nettoyage', 'lagune', 'bucket'],
];

const kinds = [
  {},
  { locale: 'en-GB', why: null, due: false, header: null },
  { locale: 'pt-PT', body: [paragraph(text('O seu guia mudou. '.repeat(20))), { type: 'button', text: 'Ler' }] },
];

/** Three messages of each of four companies. */
export const messages = () =>
  companies.flatMap(([company, palette, drawing]) =>
    kinds.map((kind) => {
      const theme = { ...booklet.theme, palette, colours: palettes[palette], cover: { drawing, picture: null } };
      return write({ company, theme, ...kind });
    }),
  );
