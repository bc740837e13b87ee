import type { Kind } from '../content';

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
  chapters: (count: number) => `${count} ${count > 1 ? 'chapitres' : 'chapitre'}`,
  minutes: (count: number) => `${count} min`,
  toSign: 'à signer',
  noChapter: 'Ce livret n’a pas encore de chapitre.',
  page: (index: number, count: number) => `Page ${index} sur ${count}`,
  step: (index: number, count: number) => `Étape ${index} sur ${count}`,
  place: (chapter: number, title: string) => `Chapitre ${chapter}, ${title}`,
  turning: 'Tourner les pages',
  previous: { page: 'Page précédente', step: 'Étape précédente' },
  next: { page: 'Page suivante', step: 'Étape suivante' },
  gate: 'La suite s’ouvre quand vous avez répondu à la question.',
};

export type Words = typeof fr;
