import type { Kind } from '../content';
import { longTime, shortTime } from './readingTime';

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
  skip: 'Aller au texte',
  turning: 'Tourner les pages',
  previous: { page: 'Page précédente', step: 'Étape précédente' },
  next: { page: 'Page suivante', step: 'Étape suivante' },
  gate: 'La suite s’ouvre quand vous avez répondu à la question.',
  shortcuts: 'Raccourcis\u00a0: flèches gauche et droite',
  version: (number: string, date: string) => `Version ${number}, ${date}`,
  pdf: 'Télécharger en PDF',
  print: 'Imprimer',
  inBooklet: 'Dans ce livret',
  search: 'Chercher',
  searchTitle: 'Chercher dans le livret',
  searchField: 'Un mot, une question',
  searchNeedsScript: 'Votre navigateur n’autorise pas la recherche. Voici toutes les pages.',
  allPages: 'Toutes les pages',
  contacts: 'Contacts',
  noContact: 'Ce livret n’indique pas encore de contact.',
  settings: 'Taille du texte et réglages',
  textSize: 'Taille du texte',
  percent: (share: number) => `${share}\u202f%`,
  easyFont: 'Police plus facile à lire',
  ground: 'Fond de la page',
  grounds: { light: 'Clair', dark: 'Sombre', device: 'Comme l’appareil' },
  door: {
    code: {
      title: 'Ce livret est protégé par un code',
      text: 'Saisissez le code à six chiffres affiché à côté de l’adresse du livret, ou demandez-le à votre responsable.',
      field: 'Code à six chiffres',
      enter: 'Ouvrir le livret',
      wrong: 'Ce code n’est pas le bon. Vérifiez-le, puis saisissez-le à nouveau.',
      wait: 'Trop d’essais. Réessayez dans une minute. Si cela ne suffit pas, demandez un autre code à la personne qui vous l’a donné.',
    },
    named: {
      title: 'Ce livret s’ouvre avec votre lien personnel',
      text: 'Ouvrez le lien qui vous a été remis. Si vous ne l’avez plus, demandez-en un nouveau à votre responsable.',
    },
    member: {
      title: 'Ce livret est réservé aux personnes de l’entreprise',
      text: 'Identifiez-vous avec votre compte pour le lire.',
      enter: 'Continuer avec mon compte',
    },
    suspended: {
      title: 'Ce livret est momentanément fermé',
      text: 'Il est en cours de révision et rouvrira bientôt. Pour une question urgente, adressez-vous à votre responsable.',
    },
    archived: {
      title: 'Ce livret n’est plus en service',
      text: 'Il a été retiré. Demandez à votre responsable s’il existe une version plus récente.',
    },
    early: {
      title: 'Ce livret n’est pas encore ouvert',
      text: 'Il pourra être lu à partir de sa date d’ouverture. Revenez bientôt.',
    },
    over: {
      title: 'Ce livret n’est plus ouvert à la lecture',
      text: 'Sa période de lecture est terminée. Pour une question, adressez-vous à votre responsable.',
    },
  },
};

export type Words = typeof fr;
