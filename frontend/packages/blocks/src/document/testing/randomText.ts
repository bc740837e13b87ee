import type { Inline, Mark, RichText } from '../richText';
import type { Random } from './random';
import words from './words.json';

/* Among them what HTML would take for itself, and what only looks like a space. */
const addresses = ['https://www.inrs.fr/a?b=c&d=e', 'mailto:rh@example.org', 'tel:+33639981234', '#encadre'];

export const randomWords = (random: Random, most = 8) => random.times(0, most, () => random.pick(words)).join(' ');

/* In the order in which they are drawn, so that the same marks are written the same way. */
const randomMarks = (random: Random): Mark[] => [
  ...(random.chance(0.15) ? [{ type: 'link' as const, href: random.pick(addresses) }] : []),
  ...(random.chance(0.1) ? [{ type: 'language' as const, lang: random.pick(['en', 'es-ES', 'pt']) }] : []),
  ...(['bold', 'italic', 'underline'] as const).filter(() => random.chance(0.2)).map((type) => ({ type })),
];

const randomInline = (random: Random): Inline => {
  if (random.chance(0.08)) return { type: 'break' };
  const marks = randomMarks(random);
  const carried = marks.length > 0 ? { marks } : {};
  if (random.chance(0.08))
    return { type: 'value', key: random.pick(['nom_entreprise', 'horaires', 'inconnue']), ...carried };
  return { type: 'text', text: randomWords(random, 5) || 'x', ...carried };
};

const marksOf = (inline: Inline) => (inline.type === 'text' ? JSON.stringify(inline.marks ?? []) : undefined);

/** Rich text as an editor leaves it: neighbours with the same marks are one. */
export const randomText = (random: Random): RichText => {
  const text: RichText = [];
  for (const inline of random.times(0, 6, () => randomInline(random))) {
    const last = text.at(-1);
    if (last?.type === 'text' && inline.type === 'text' && marksOf(last) === marksOf(inline)) last.text += inline.text;
    else text.push(inline);
  }
  return text;
};
