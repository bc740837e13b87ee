import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { Booklet, Chapter } from './sample';

type Starter = {
  chapters: { code: string; title: string; kinds: string[]; sectors: string[] }[];
  pages: { chapter: string; title: string; document: object }[];
  values: Record<string, string>;
};

/* One for each line of business and each public, then one for each trade. */
const firsts = [
  ...['hotellerie-restauration', 'commerce', 'batiment', 'industrie', 'transport-logistique', 'proprete', 'soins']
    .concat('medico-social', 'services-a-la-personne', 'formation', 'bureaux')
    .map((sector) => `risques-${sector}`),
  ...['stagiaire-bienvenue', 'apprenti-bienvenue', 'patient-bienvenue', 'resident-bienvenue', 'hygiene-alimentaire'],
  ...['premiers-pas-sur-un-chantier', 'conduire-et-livrer', 'intervenir-chez-un-client', 'precautions-standard'],
];
const others = ['bienvenue', 'premiers-jours', 'contrat-de-travail', 'temps-de-travail', 'consignes-incendie'].concat(
  'contacts-utiles',
);

const titles = ['young_serif', 'bricolage', 'literata', 'lexend', 'nunito_sans'];
const texts = ['source_sans', 'literata', 'atkinson', 'figtree'];
const colours = [
  { primary: '#1e5545', accent: '#a9521a', background: '#fbf7ee', text: '#1c2b25' },
  { primary: '#1b3a7d', accent: '#b0521a', background: '#f7f9fd', text: '#14203a' },
];
const drawings = ['hills', 'table', 'shop', 'crane', 'gears', 'van', 'droplet', 'heart', 'caregiver', 'desk'];
const structures = ['chapters_and_pages', 'single_page_per_topic', 'guided_path'];

const at = <Item>(items: readonly Item[], place: number) => items[place % items.length] as Item;

const readStarter = (): Starter =>
  JSON.parse(
    execFileSync(
      resolve(import.meta.dirname, '../../../deploy/in'),
      ['backend', 'python', '-m', 'apps.library.content'],
      {
        encoding: 'utf-8',
        maxBuffer: 64 * 1024 * 1024,
      },
    ),
  );

const chapterOf = ({ chapters, pages }: Starter, code: string): Chapter => ({
  id: code,
  title: chapters.find((chapter) => chapter.code === code)?.title ?? code,
  minutes: 4,
  mandatory: code.startsWith('risques'),
  pages: pages
    .filter(({ chapter }) => chapter === code)
    .map(({ title, document }, place) => ({
      id: `${code}-${place}`,
      title,
      importance: 'info',
      document: document as Chapter['pages'][number]['document'],
    })),
});

type StarterBooklet = Booklet & { kind: string; locales: string[] };

const bookletOf = (starter: Starter, place: number, codes: readonly string[]): StarterBooklet => ({
  name: `Livret d’accueil ${place + 1}`,
  company: 'Maison Aubrac',
  kind: 'employee_welcome',
  lang: 'fr-FR',
  locales: ['fr-FR'],
  structure: at(structures, place),
  theme: {
    palette: 'own',
    colours: at(colours, place),
    fonts: { title: at(titles, place), text: at(texts, place) },
    size: 17,
    cover: { drawing: at(drawings, place), picture: null },
    logo: null,
  },
  chapters: codes.map((code) => chapterOf(starter, code)),
});

/** Twenty booklets as people make them out of the starter library, each of another line of business and another look. */
export const starterBooklets = () => {
  const starter = readStarter();
  const booklets = firsts.map((first, place) =>
    bookletOf(starter, place, [first, ...others.filter((code) => code !== first)]),
  );
  return { booklets, labels: starter.values, values: starter.values };
};

/** The file of the first page of a booklet. */
export const firstPageOf = ({ structure }: Pick<Booklet, 'structure'>) =>
  structure === 'single_page_per_topic' ? 'c1.html' : 'c1/p1.html';

/** All that the starter library has for the employees of a hotel and of its offices: about as long as booklets become. */
export const hotelBooklet = () => {
  const starter = readStarter();
  const codes = starter.chapters
    .filter(({ kinds }) => kinds.includes('employee_welcome'))
    .filter(({ sectors }) => sectors.length === 0 || sectors.includes('HCR') || sectors.includes('BUR'))
    .map(({ code }) => code);
  return { booklet: bookletOf(starter, 0, codes), labels: starter.values, values: starter.values };
};

/** Every chapter of the starter library, whoever reads it, as one booklet. */
export const wholeLibrary = () => {
  const starter = readStarter();
  return bookletOf(
    starter,
    0,
    starter.chapters.map(({ code }) => code),
  );
};
