import { paragraph, text } from '../samples/build';
import type { Sample } from '../samples/sampleOf';

export const sample: Sample<'paragraph'> = {
  filled: paragraph('texte', [
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
  random: ({ text }) => ({ props: {}, text: text() }),
};
