import type { Block, BlockOf } from '../block';
import { image, list, paragraph, table, text } from './build';
import { ids } from './media';

/** One block of each type, filled as an author would. */
export const blocks: { [Type in Block['type']]: BlockOf<Type> } = {
  heading: { id: 'titre', type: 'heading', props: { level: 2 }, text: text('Selon votre poste') },
  paragraph: paragraph('texte', [
    ...text('En cuisine comme en salle, '),
    ...text('vos mains touchent tout', { type: 'bold' }),
    ...text('. Lisez '),
    ...text('les conseils de l’INRS', { type: 'link', href: 'https://www.inrs.fr/hygiene' }),
    ...text(', ou demandez à '),
    { type: 'value', key: 'responsable_hygiene' },
    ...text('.'),
    { type: 'break' },
    ...text('Wash your hands', { type: 'language', lang: 'en' }),
  ]),
  list: {
    ...list('liste', false, ['Une tenue propre', 'Des chaussures fermées']),
    children: [
      ...list('liste', false, ['Une tenue propre']).children,
      {
        id: 'liste-1',
        type: 'list_item',
        props: {},
        children: [
          paragraph('liste-1-p', 'Des chaussures fermées'),
          list('liste-1-l', true, ['Antidérapantes', 'À votre taille']),
        ],
      },
    ],
  },
  callout: {
    id: 'encadre',
    type: 'callout',
    props: { tone: 'warning' },
    children: [
      paragraph('encadre-1', text('Toujours avant de changer de tâche', { type: 'bold' })),
      paragraph('encadre-2', 'Après les poubelles, la caisse, le téléphone ou les toilettes.'),
    ],
  },
  image: image('image', ids.picture, 'Le lavabo de la cuisine'),
  gallery: {
    id: 'galerie',
    type: 'gallery',
    props: { columns: 3 },
    children: [
      image('galerie-1', ids.picture, 'La cuisine'),
      image('galerie-2', ids.plan),
      image('galerie-3', ids.face),
    ],
  },
  media_text: {
    id: 'media',
    type: 'media_text',
    props: { media: ids.picture, alt: 'Robinet ouvert', decorative: false, side: 'right' },
    children: [
      { id: 'media-1', type: 'heading', props: { level: 3 }, text: text('Trente secondes') },
      paragraph('media-2', 'Trente secondes évitent la plupart des contaminations.'),
    ],
  },
  video: {
    id: 'video',
    type: 'video',
    props: {
      media: ids.video,
      provider: null,
      code: '',
      title: 'Bienvenue à la maison',
      transcript: 'Bonjour et bienvenue.\nNous sommes heureux de vous accueillir.',
    },
  },
  audio: {
    id: 'audio',
    type: 'audio',
    props: { media: ids.audio, title: 'Le mot de la directrice', transcript: 'Bonjour à toutes et à tous.' },
  },
  file: { id: 'fichier', type: 'file', props: { media: ids.file, label: 'Le règlement intérieur' } },
  table: table('tableau', 'both', [
    ['Service', 'Matin', 'Soir'],
    ['Cuisine', '7 h à 15 h', '16 h à 23 h'],
    ['Salle', '10 h à 15 h', '18 h à minuit'],
  ]),
  steps: {
    id: 'etapes',
    type: 'steps',
    props: {},
    children: ['Mouillez mains et poignets.', 'Savonnez trente secondes.', 'Rincez, séchez.'].map((line, place) => ({
      id: `etapes-${place}`,
      type: 'step',
      props: {},
      children: [paragraph(`etapes-${place}-p`, line)],
    })),
  },
  accordion: {
    id: 'accordeon',
    type: 'accordion',
    props: {},
    children: [
      {
        id: 'accordeon-1',
        type: 'accordion_item',
        props: { title: 'Cuisine et plonge' },
        children: [paragraph('accordeon-1-p', 'Toutes les deux heures, et après chaque produit cru.')],
      },
      {
        id: 'accordeon-2',
        type: 'accordion_item',
        props: { title: 'Service en salle' },
        children: [paragraph('accordeon-2-p', 'À chaque prise de poste.')],
      },
    ],
  },
  cards: {
    id: 'cartes',
    type: 'cards',
    props: {},
    children: [
      { id: 'cartes-1', type: 'card', props: { title: 'Se loger' }, text: text('Douze chambres sur place.') },
      { id: 'cartes-2', type: 'card', props: { title: 'Venir' }, text: text('Une navette depuis la gare.') },
      { id: 'cartes-3', type: 'card', props: { title: 'Se restaurer' }, text: text('Deux repas par jour.') },
    ],
  },
  quote: {
    id: 'citation',
    type: 'quote',
    props: { author: 'Hélène Aubrac, directrice' },
    text: text('On apprend un métier, on garde une équipe.'),
  },
  divider: { id: 'filet', type: 'divider', props: {} },
  button: {
    id: 'bouton',
    type: 'button',
    props: { label: 'Ouvrir mon planning', href: 'https://planning.example.org/' },
  },
  contact: {
    id: 'contact',
    type: 'contact',
    props: {
      media: ids.face,
      name: 'Julien Delmas',
      role: 'Chef de cuisine',
      phone: '06 39 98 12 34',
      email: 'julien@aubrac.example',
      place: 'En cuisine, de 7 h à 15 h',
    },
  },
  map: {
    id: 'plan',
    type: 'map',
    props: {
      media: ids.plan,
      alt: 'Plan du village, l’hôtel au bord de la place',
      place: '2, place du Foirail, 12210 Laguiole',
      href: 'https://www.openstreetmap.org/?mlat=44.68&mlon=2.84',
    },
  },
  question: {
    id: 'question',
    type: 'question',
    props: {
      prompt: 'Vous venez d’encaisser. Que faites-vous avant le dressage\u202f?',
      several: false,
      passage: 'encadre',
      explanation: 'L’argent transporte des germes\u00a0: l’eau et le savon d’abord.',
    },
    children: [
      { id: 'question-1', type: 'answer', props: { right: false }, text: text('Je mets des gants par-dessus') },
      { id: 'question-2', type: 'answer', props: { right: true }, text: text('Je me lave les mains') },
      { id: 'question-3', type: 'answer', props: { right: false }, text: text('J’utilise seulement du gel') },
    ],
  },
  acknowledgement: {
    id: 'lu',
    type: 'acknowledgement',
    props: { sentence: 'J’ai lu et compris les règles d’hygiène.' },
  },
};
