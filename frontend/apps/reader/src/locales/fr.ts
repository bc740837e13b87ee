import { longTime, shortTime } from '@livretier/booklet/readingTime';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/* A question has eight answers at most. */
const COUNTS = ['', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit'];
const COUNTED = ['', 'Une bonne réponse', ...COUNTS.slice(2).map((count) => `${capital(count)} bonnes réponses`)];
const quoted = (text: string) => `«\u00a0${text}\u00a0»`;
const chapters = (count: number) => `${count} ${count > 1 ? 'chapitres' : 'chapitre'}`;

export const fr = {
  read: (count: number, total: number) => `${chapters(count)} ${count > 1 ? 'lus' : 'lu'} sur ${total}`,
  about: (minutes: number) => `encore ${longTime(minutes)} environ`,
  left: (minutes: number) => {
    const time = shortTime(minutes);
    return `${time} ${/^1\s\S+$/.test(time) ? 'restante' : 'restantes'}`;
  },
  pagesRead: (count: number, total: number) => `${count} ${count > 1 ? 'pages lues' : 'page lue'} sur ${total}`,
  whole: (count: number, total: number) => `${chapters(count)} ${count > 1 ? 'complets' : 'complet'} sur ${total}`,
  stillToRead: (count: number) => `Encore ${count} ${count > 1 ? 'pages' : 'page'} à lire.`,
  /** The heading of the pages that were not read, of which some have to be. */
  pagesLeft: (count: number, mandatory: number) => {
    const left = `${count > 1 ? 'restent' : 'reste'} à lire`;
    const pages = `${count} ${count > 1 ? 'pages' : 'page'}`;
    if (mandatory === count) return `${pages} ${count > 1 ? 'obligatoires' : 'obligatoire'} ${left}`;
    return `${pages} ${left}${mandatory > 0 ? `, dont ${mandatory} ${mandatory > 1 ? 'obligatoires' : 'obligatoire'}` : ''}`;
  },
  allRead: 'Vous avez lu tout le livret',
  resume: (chapter: number) => `Reprendre au chapitre ${chapter}`,
  readAgain: 'Relire le livret',
  readOn: (day: string) => `Lu le ${day}`,
  at: (page: number, count: number) => `Page ${page} sur ${count}`,
  current: 'En cours',
  opensAfter: (chapter: number) => `S’ouvre après le chapitre ${chapter}`,
  right: 'Bonne réponse.',
  wrong: 'Ce n’est pas la bonne réponse.',
  unchecked: 'Votre réponse n’a pas pu être vérifiée. Vérifiez votre connexion.',
  /** How many of the right answers were chosen, and how many others. */
  partly: (met: number, all: number, others: number) => {
    if (met === all) return `Toutes les bonnes réponses, mais ${COUNTS[others]} de trop.`;
    return `${COUNTED[met]} sur ${COUNTS[all]}.`;
  },
  rightOnes: (texts: string[]) => {
    const named = new Intl.ListFormat('fr').format(texts.map(quoted));
    return texts.length > 1 ? `Il fallait cocher ${named}.` : `La bonne réponse était ${named}.`;
  },
  marks: {
    right: 'Votre réponse, juste',
    wrong: 'Votre réponse, fausse',
    missed: 'Bonne réponse, oubliée',
    wasRight: 'La bonne réponse',
    left: 'Non cochée, avec raison',
  },
  check: 'Vérifier ma réponse',
  close: 'Fermer',
  retry: 'Réessayer',
  goOn: 'Continuer sans réessayer',
  keeping: (share: number) => `Enregistrement\u00a0: ${share}\u202f%`,
  kept: (version: string) => `Version ${version} gardée sur cet appareil`,
  keptNot: 'Enregistrement impossible, réessayez',
  newVersion: (number: string) => `Le livret a changé\u00a0: la version ${number} est en ligne.`,
  changed: 'Pages nouvelles ou modifiées depuis votre lecture\u00a0:',
  others: (count: number) => (count > 1 ? `et ${count} autres pages` : 'et une autre page'),
  noNetwork: 'Vérifiez votre connexion, puis réessayez.',
  readIt: 'La lire',
};

/** What only the search says. */
export const frFound = {
  found: (count: number) => `${count} ${count > 1 ? 'pages trouvées' : 'page trouvée'}`,
  foundAt: (chapter: string, page: number) => `${chapter}, page ${page}`,
  foundBest: 'La page qui répond le mieux',
  foundRead: 'Lire la page',
  foundMore: 'Afficher d’autres pages',
  foundNothing: (words: string) => `Rien ne correspond à «\u00a0${words}\u00a0».`,
  foundNoNetwork: 'La recherche n’a pas pu être chargée. Vérifiez votre connexion.',
};

export type Words = typeof fr;
export type Found = typeof frFound;
