import type { AnyBlock, Block, Document } from '@livretier/blocks';
import type { BookletContent } from '../content';
import { defaultTheme } from '../theme';

const text = (words: string) => [{ type: 'text' as const, text: words }];
const paragraph = (id: string, words: string): Block & AnyBlock => ({
  id,
  type: 'paragraph',
  props: {},
  text: text(words),
});

const document = (...blocks: Block[]): Document => ({ schema: 2, blocks });

const short = (id: string) =>
  document(paragraph(`${id}-1`, 'En cuisine comme en salle, chacune et chacun veille sur les autres.'));

const washing = document(
  paragraph(
    'mains-1',
    'En cuisine comme en salle, vos mains touchent tout. Trente secondes évitent la plupart des contaminations.',
  ),
  {
    id: 'mains-2',
    type: 'steps',
    props: {},
    children: [
      'Mouillez mains et poignets, eau tiède.',
      'Savonnez trente secondes.',
      'Rincez, séchez avec un papier jetable.',
    ].map((line, place) => ({
      id: `mains-2-${place}`,
      type: 'step' as const,
      props: {},
      children: [{ id: `mains-2-${place}-p`, type: 'paragraph' as const, props: {}, text: text(line) }],
    })),
  },
  {
    id: 'mains-3',
    type: 'callout',
    props: { tone: 'warning' },
    children: [
      {
        id: 'mains-3-1',
        type: 'paragraph',
        props: {},
        text: [{ type: 'text', text: 'Avant chaque changement de tâche', marks: [{ type: 'bold' }] }],
      },
      { id: 'mains-3-2', type: 'paragraph', props: {}, text: text('Poubelles, caisse, téléphone, toilettes.') },
    ],
  },
  {
    id: 'mains-4',
    type: 'question',
    props: {
      prompt: 'Vous venez d’encaisser. Que faites-vous\u202f?',
      several: false,
      passage: 'mains-3',
      explanation: '',
    },
    children: [
      { id: 'mains-4-1', type: 'answer', props: { right: true }, text: text('Je me lave les mains') },
      { id: 'mains-4-2', type: 'answer', props: { right: false }, text: text('Je mets des gants') },
    ],
  },
);

const page = (id: string, title: string, content = short(id)) => ({
  id,
  title,
  importance: 'info' as const,
  document: content,
});

/** A booklet as a hotel of the mountains would write it. */
export const booklet: BookletContent = {
  name: 'Livret d’accueil saisonniers 2027',
  company: 'Maison Aubrac',
  kind: 'employee_welcome',
  lang: 'fr-FR',
  structure: 'chapters_and_pages',
  theme: defaultTheme,
  locales: ['fr-FR', 'en-GB'],
  chapters: [
    {
      id: 'bienvenue',
      title: 'Bienvenue à la maison',
      minutes: 3,
      mandatory: false,
      pages: [page('mot', 'Le mot de la directrice')],
    },
    {
      id: 'contrat',
      title: 'Votre contrat et vos horaires',
      minutes: 5,
      mandatory: false,
      pages: [page('contrat-1', 'Votre contrat')],
    },
    {
      id: 'hygiene',
      title: 'Hygiène et sécurité',
      minutes: 8,
      mandatory: true,
      pages: [
        page('regles', 'Les règles d’or'),
        { ...page('mains', 'Se laver les mains, le geste qui protège', washing), importance: 'mandatory' },
        page('tenue', 'La tenue de travail'),
        page('incendie', 'En cas d’incendie'),
        page('lu', 'J’ai lu et compris'),
      ],
    },
    {
      id: 'interlocuteurs',
      title: 'Vos interlocuteurs',
      minutes: 2,
      mandatory: false,
      pages: [page('qui', 'Qui appeler')],
    },
    { id: 'equipe', title: 'La vie dans l’équipe', minutes: 4, mandatory: false, pages: [page('repas', 'Les repas')] },
    {
      id: 'venir',
      title: 'Se loger, venir, se restaurer',
      minutes: 4,
      mandatory: false,
      pages: [page('navette', 'La navette')],
    },
    {
      id: 'droits',
      title: 'Vos droits et vos démarches',
      minutes: 3,
      mandatory: true,
      pages: [page('paie', 'La paie')],
    },
  ],
};
