import type { Kind } from '../content';
import { longTime, shortTime } from './readingTime';

/** Where the edge sync writes the opening day, which may change without a publication: « le vendredi 12 mars 2027 ». */
export const OPENING = '__OPENING__';

const welcome: Record<Kind, string> = {
  employee_welcome: 'Tout pour bien commencer.',
  safety: 'L’essentiel pour travailler en sécurité.',
  trainee: 'Tout pour bien suivre votre formation.',
  apprentice: 'Tout pour bien commencer votre apprentissage.',
  patient: 'Tout pour préparer votre séjour.',
  resident: 'Tout pour vous sentir chez vous.',
  customer: 'Tout pour bien profiter de votre visite.',
  other: 'L’essentiel, à portée de main.',
};

type Said = { title: string; text: string; todo?: (company: string) => string };

/** Why a reader stands before the booklet, and what to do: true for an employee as for a patient. */
const doorReasons = {
  code: {
    title: 'Ce livret est protégé par un code',
    text: 'Saisissez le code à six chiffres affiché à côté de l’adresse du livret, ou demandez-le à la personne qui vous a donné l’adresse.',
  },
  named: {
    title: 'Ce livret s’ouvre avec votre lien personnel',
    text: 'Cette adresse seule ne suffit pas.',
    todo: (company) =>
      `Ouvrez le lien qui vous a été remis. Si vous ne l’avez plus, contactez ${company} pour en recevoir un nouveau.`,
  },
  linkEnded: {
    title: 'Ce lien ne fonctionne plus',
    text: 'Il a été fermé, ou sa date de fin est passée.',
    todo: (company) =>
      `Cherchez un message plus récent\u00a0: il contient peut-être votre nouveau lien. Sinon, contactez ${company} pour en recevoir un.`,
  },
  linkCut: {
    title: 'Il manque la fin de l’adresse',
    text: 'Le lien a sans doute été coupé en le copiant.',
    todo: (company) =>
      `Rouvrez le message reçu et touchez le lien en entier. Si cela ne suffit pas, contactez ${company}.`,
  },
  linkUnknown: {
    title: 'Ce lien n’ouvre pas ce livret',
    text: 'Il a peut-être été modifié en le copiant.',
    todo: (company) => `Reprenez-le dans le message reçu, ou contactez ${company} pour en recevoir un nouveau.`,
  },
  member: {
    title: 'Ce livret est réservé aux personnes de l’entreprise',
    text: 'Identifiez-vous avec votre compte pour le lire.',
  },
  suspended: {
    title: 'Ce livret est momentanément fermé',
    text: 'Il ne peut pas être lu en ce moment.',
    todo: (company) => `Revenez plus tard à la même adresse. Pour une question urgente, contactez ${company}.`,
  },
  archived: {
    title: 'Ce livret n’est plus en service',
    text: 'Il a été retiré.',
    todo: (company) => `Contactez ${company} pour savoir s’il existe un livret plus récent.`,
  },
  early: {
    title: 'Ce livret n’est pas encore ouvert',
    text: `Il ouvrira ${OPENING}, à la même adresse.`,
    todo: (company) => `Revenez ce jour-là. D’ici là, pour une question, contactez ${company}.`,
  },
  over: {
    title: 'Ce livret n’est plus ouvert à la lecture',
    text: 'Sa période de lecture est terminée.',
    todo: (company) => `Pour une question, contactez ${company}.`,
  },
  missing: {
    title: 'Cette page n’est pas dans le livret',
    text: 'Elle a peut-être été retirée ou déplacée, ou l’adresse a été mal copiée.',
    todo: (company) => `Ouvrez le livret et cherchez-la au sommaire. Si elle vous manque, contactez ${company}.`,
  },
  noPdf: {
    title: 'Ce livret n’est pas disponible en PDF pour le moment',
    text: 'Il est peut-être en préparation, ou n’est plus proposé.',
    todo: (company) => `Lisez-le en ligne, ou réessayez dans quelques minutes. Sinon, contactez ${company}.`,
  },
  away: {
    title: 'Nous ne pouvons pas vérifier votre accès pour le moment',
    text: 'La panne vient de notre service, pas de votre lien ni de votre code.',
    todo: (company) => `Réessayez dans un instant. Pour une question urgente, contactez ${company}.`,
  },
  busy: {
    title: 'Trop de demandes viennent de votre réseau',
    text: 'Le livret est bien là.',
    todo: () => 'Réessayez dans quelques secondes.',
  },
  tooLong: {
    title: 'Ce qui a été envoyé est trop long',
    text: 'Un code a six chiffres, une question mille caractères au plus.',
    todo: (company) =>
      `Revenez en arrière, corrigez, puis envoyez à nouveau. En cas de difficulté, contactez ${company}.`,
  },
} as const satisfies Record<string, Said>;

/** What a door may say, whatever the language. */
export type DoorReason = keyof typeof doorReasons;
export type DoorReasons = Record<DoorReason, Said>;

export const fr = {
  greeting: 'Bienvenue',
  welcome,
  start: 'Commencer la lecture',
  languages: 'Langues du livret',
  offline: 'Lire hors connexion',
  contents: 'Sommaire',
  backToContents: 'Retour au sommaire',
  length: (chapters: number, minutes: number) =>
    `${chapters} ${chapters > 1 ? 'chapitres' : 'chapitre'}, ${longTime(minutes)} environ`,
  chapters: (count: number) => `${count} ${count > 1 ? 'chapitres' : 'chapitre'}`,
  minutes: shortTime,
  required: 'lecture obligatoire',
  noChapter: 'Ce livret n’a pas encore de chapitre.',
  page: (index: number, count: number) => `Page ${index} sur ${count}`,
  step: (index: number, count: number) => `Étape ${index} sur ${count}`,
  place: (chapter: number, title: string) => `Chapitre ${chapter}, ${title}`,
  mayHaveChanged: 'Cette page a pu changer depuis que vous l’avez ouverte.',
  seeOnline: 'Voir la version en ligne',
  skip: 'Aller au texte',
  turning: 'Tourner les pages',
  previous: { page: 'Page précédente', step: 'Étape précédente' },
  next: { page: 'Page suivante', step: 'Étape suivante' },
  official: {
    source: 'Texte officiel. Source\u00a0:',
    unverified: 'Texte à vérifier. Source\u00a0:',
    toCollate: 'Personne ne l’a encore comparé mot à mot avec sa source\u00a0: le texte en vigueur s’y trouve.',
    toJoin: 'Pas encore joint, à lire à la source\u00a0:',
    annexe: 'Annexe',
  },
  /** Before what nobody has translated into the language of the reader. */
  inFrench: 'En français',
  /** Around what was translated. */
  translation: {
    prevails: 'La version française fait foi.',
    read: 'Lire en français',
    changed: 'Ce passage a changé',
    former: 'Voir la traduction précédente',
    review: 'Traduction en cours de relecture',
  },
  gate: 'La suite s’ouvre après une bonne réponse, ou si vous choisissez de continuer.',
  shortcuts: 'Raccourcis\u00a0: flèches gauche et droite',
  version: (number: string, date: string) => `Version ${number}, ${date}`,
  end: {
    name: 'Fin du livret',
    title: 'Vous voilà au bout',
    count: (pages: number) => `Ce livret a ${pages} ${pages > 1 ? 'pages' : 'page'}.`,
    place: (chapter: number, page: number) => `Chapitre ${chapter}, page ${page}`,
    left: 'Pages à lire',
    pdf: 'Garder le livret en PDF',
  },
  pdf: 'Télécharger en PDF',
  print: 'Imprimer',
  inBooklet: 'Dans ce livret',
  search: 'Chercher',
  searchTitle: 'Chercher dans le livret',
  searchField: 'Un mot, une question',
  searchNeedsScript: 'Votre navigateur n’autorise pas la recherche. Voici toutes les pages.',
  allPages: 'Toutes les pages',
  contacts: 'Contacts',
  emergencies: 'Urgences',
  tapNumber: 'Urgence\u00a0: touchez le numéro',
  emergency: {
    '15': 'SAMU',
    '18': 'Pompiers',
    '17': 'Police',
    '112': 'Urgences en Europe',
    '114': 'Par SMS, sans parler',
    internal: 'Urgence dans l’établissement',
  },
  whomToAsk: 'À qui vous adresser',
  reach: { call: 'Appeler', write: 'Message', go: 'Itinéraire' },
  noContact: 'Ce livret n’indique pas encore de contact.',
  settings: 'Taille du texte et réglages',
  settingsTab: 'Réglages',
  yourWay: 'Lire à votre façon',
  language: 'Langue',
  close: 'Fermer',
  textSize: 'Taille du texte',
  percent: (share: number) => `${share}\u202f%`,
  easyFont: 'Police plus facile à lire',
  ground: 'Fond de la page',
  grounds: { light: 'Clair', dark: 'Sombre', device: 'Comme l’appareil' },
  asking: {
    unclear: 'Je n’ai pas compris',
    ask: 'Poser une question',
    question: 'Votre question',
    email: 'Votre e-mail, pour recevoir la réponse (facultatif)',
    send: 'Envoyer ma question',
    whom: 'Pour une question, adressez-vous à',
    /* By the address to which the door leads back. */
    heard: {
      recue: 'Votre question est bien arrivée.',
      attente: 'Beaucoup de questions viennent d’arriver. Réessayez dans une heure.',
      refusee: 'Votre question n’a pas pu être prise.',
    },
  },
  counting: {
    line: 'Ce livret compte ses lectures (pages, chapitres, premières réponses, «\u00a0Je n’ai pas compris\u00a0», PDF), sans noter qui lit.',
    more: 'En savoir plus ou refuser',
  },
  /* What is said to who stands before a booklet: anybody, so nothing of what is in it. */
  stale: {
    text: 'Le livret a changé depuis cette page.',
    see: 'Voir ce qui a changé',
    close: 'Fermer cet avis',
  },
  changes: {
    title: 'Le livret a changé',
    text: (version: string) =>
      `La version ${version} est en ligne. Pages nouvelles ou modifiées depuis votre lecture\u00a0:`,
    none: (version: string) =>
      `La version ${version} est en ligne. Depuis votre lecture, aucune page n’a été ajoutée ni modifiée.`,
    others: 'Les autres sont au sommaire du livret.',
    open: 'Ouvrir le livret',
  },
  door: {
    todo: 'Que faire',
    open: 'Ouvrir le livret',
    enter: 'Continuer avec mon compte',
    code: {
      field: 'Code à six chiffres',
      enter: 'Ouvrir le livret',
      wrong: 'Ce code n’est pas le bon. Vérifiez-le, puis saisissez-le à nouveau.',
      wait: 'Trop d’essais. Réessayez dans une minute. Si cela ne suffit pas, demandez un autre code à la personne qui vous l’a donné.',
    },
    reasons: doorReasons as DoorReasons,
  },
};

export type Words = typeof fr;
