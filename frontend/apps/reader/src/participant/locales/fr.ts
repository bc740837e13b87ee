import type { Kind } from '../changed';
import type { ChangedBlock } from '../kept';

const pages = (count: number) => `${count} ${count > 1 ? 'pages' : 'page'}`;

const kinds: Record<Kind, [string, '' | 'e']> = {
  ...{ audio: ['Enregistrement', ''], button: ['Bouton', ''], callout: ['Encadré', ''], card: ['Carte', 'e'] },
  ...{ contact: ['Contact', ''], file: ['Document', ''], gallery: ['Galerie', 'e'], heading: ['Titre', ''] },
  ...{ image: ['Image', 'e'], list: ['Liste', 'e'], map: ['Plan d’accès', ''], panel: ['Volet', ''] },
  ...{ question: ['Question', 'e'], quote: ['Citation', 'e'], step: ['Étape', 'e'], table: ['Tableau', ''] },
  ...{ text: ['Texte', ''], video: ['Vidéo', 'e'] },
};
const changes = { added: 'ajouté', removed: 'retiré', changed: 'modifié', moved: 'déplacé' };

export const fr = {
  you: 'Vous êtes',
  youFor: 'Vous représentez',
  notMe: 'Ce n’est pas moi',
  notLeft: 'Cet appareil ne vous a pas encore oublié\u00a0: il le fera dès que le réseau revient.',
  notYours: 'Ne vous concerne pas',
  notYoursPage: 'Cette page ne vous concerne pas. Vous pouvez la lire.',
  toSend: (count: number) => `${count} ${count > 1 ? 'accusés' : 'accusé'} à envoyer`,
  later: (count: number) =>
    `Votre accusé vous sera proposé ici quand vous aurez lu ${count > 1 ? `les ${count} pages` : 'la page'} qui ${count > 1 ? 'vous restent' : 'vous reste'}.`,
  pagesOf: (count: number) => `${pages(count)} sur ${count}`,
  acknowledge: 'J’ai pris connaissance',
  acknowledgePages: (count: number) => `J’ai pris connaissance ${count > 1 ? `des ${count} pages` : 'de la page'}`,
  nothingMore: 'Cet accusé dit que vous l’avez reçu et lu, rien de plus.',
  signature: 'Votre signature',
  clear: 'Effacer',
  draw: 'Signer du doigt à la place',
  name: 'Votre nom',
  typeName: 'Saisir mon nom à la place',
  confirm: 'Je confirme la phrase ci-dessus.',
  tick: 'Cocher une case à la place',
  recorded:
    'Enregistré\u00a0: votre nom, la version, la langue, votre geste, l’heure de cet acte et une partie de l’adresse de votre connexion. Jamais votre temps de lecture.',
  missing: {
    drawing: 'Signez dans le cadre, ou choisissez une autre façon de confirmer.',
    name: 'Saisissez votre nom.',
    tick: 'Cochez la case pour confirmer.',
  },
  sending: 'Envoi en cours',
  notKept: 'Votre accusé n’a pas pu être gardé sur cet appareil. Libérez de la place, puis réessayez.',
  changed: 'La phrase à confirmer a changé. Relisez-la, puis confirmez de nouveau.',
  closed: 'Cet accusé n’est plus demandé\u00a0: il n’a pas été enregistré.',
  ticket: 'Votre accusé est gardé ici. Rouvrez le livret par votre lien personnel pour l’envoyer.',
  keptTitle: 'Gardé sur cet appareil',
  keptText:
    'Votre accusé partira tout seul dès que le réseau revient et que ce livret est ouvert. Il compte une seule fois.',
  by: (name: string, when: string) => `${name}, le ${when}, heure de cet appareil.`,
  steps: ['Confirmé et gardé ici', 'Envoyé au retour du réseau', 'Numéro d’accusé affiché ici'],
  sevenDays:
    'Rouvrez ce livret une fois connecté, d’ici sept jours\u00a0: certains téléphones effacent ce qu’ils gardent.',
  keepReading: 'Continuer à lire',
  recordedTitle: 'C’est enregistré',
  thanks: 'Merci. L’organisation a reçu votre accusé et le conserve.',
  before: 'Vous aviez déjà pris connaissance de cette version\u00a0: voici votre accusé.',
  receivedOn: 'Reçu le',
  language: 'Langue',
  channel: 'Par',
  link: 'Votre lien personnel',
  number: 'Numéro de l’accusé',
  toContents: 'Revenir au sommaire',
  already: (day: string) => `Vous avez pris connaissance de ce livret le ${day}.`,
  awaits: {
    person: 'L’accusé de la personne que vous représentez est encore attendu.',
    representative: 'L’accusé de votre représentant est encore attendu.',
  },
  answers: (count: number): string => (count > 1 ? 'Les réponses à vos questions' : 'La réponse à votre question'),
  asked: 'Vous aviez demandé',
  answeredOn: (day: string) => `Réponse du ${day}`,
  reread: (count: number) => `${pages(count)} à relire`,
  rereadFirst: (count: number): string => (count > 1 ? 'Relire la première page' : 'Relire la page'),
  rereadNext: 'Page suivante à relire',
  since: (day: string) => `Depuis votre accusé du ${day}`,
  rereadTitle: (count: number): string =>
    count > 1 ? `${count} pages ont changé pour vous` : 'Une page a changé pour vous',
  newTitle: (count: number): string =>
    count > 1 ? `${count} pages vous concernent maintenant` : 'Une page vous concerne maintenant',
  why: 'Pourquoi relire',
  whyMoved: 'Votre poste ou votre site a changé\u00a0: cette page vous concerne maintenant.',
  nameChange: (kind: Kind, place: number, change: ChangedBlock['change']) => {
    const [name, ending] = kinds[kind];
    return `${name}${place > 0 ? ` ${place}` : ''}, ${changes[change]}${ending}`;
  },
  otherThing: 'Ce qui est montré a changé.',
  whole: 'La page entière est ci-dessous.',
  seeWhole: 'Voir la page entière',
  rereadBar: (count: number) => `À relire, ${pages(count)}`,
  stays: (count: number, day: string) =>
    `${count > 0 ? `${pages(count)} ${count > 1 ? 'inchangées' : 'inchangée'}\u00a0: rien à relire. ` : ''}Votre accusé du ${day} reste valable.`,
};

export type Words = typeof fr;
