import type { RichText } from '../document/richText';
import type { Found } from './shortNumbers';
import { isPhone, toCall, waysIn } from './waysIn';

export type Way = { type: 'way'; href: string };
type Written = Exclude<RichText[number], { type: 'break' }>;
type Marks = NonNullable<Written['marks']>;

/** Text as it is shown: what can be tapped in it is marked, whatever is bold in it. */
export type ShownText = (RichText[number] | { type: 'text'; text: string; marks: (Marks[number] | Way)[] })[];

/** A value that is called a telephone number is one, however short. */
const isPhoneValue = (key: string, text: string) => key.endsWith('_phone') && isPhone(text);

const isLink = (inline: RichText[number]) => 'marks' in inline && inline.marks?.some(({ type }) => type === 'link');

type Span = { from: number; to: number };

const meet = (one: Span, other: Span) => one.from < other.to && other.from < one.to;

/** Words that begin at a place of the whole, cut where a way begins or ends. */
const cut = (words: string, start: number, found: Found[]) => {
  const here = found.filter((way) => meet(way, { from: start, to: start + words.length }));
  const edges = [0, ...here.flatMap(({ from, to }) => [from - start, to - start]), words.length].map((edge) =>
    Math.min(Math.max(edge, 0), words.length),
  );
  return edges.slice(1).flatMap((to, place) => {
    const from = edges[place] ?? 0;
    const way = here.find((one) => one.from < start + to && one.to > start + from);
    return to > from ? [{ words: words.slice(from, to), href: way?.href }] : [];
  });
};

/** The same text with its living values said, and a way wherever a number or an address can be tapped.
 *
 * It is looked for in the whole text: "appelez le" may stand beside a bold "15". */
export const withWays = (text: RichText, find: (key: string) => string | undefined, around = ''): ShownText => {
  let length = 0;
  const parts = text.map((inline) => {
    const said = inline.type === 'value' ? find(inline.key) : inline.type === 'break' ? '\n' : inline.text;
    const from = length;
    length += said?.length ?? 1;
    return { inline, said, from };
  });
  const phones = parts.flatMap(({ inline, said, from }): Found[] =>
    inline.type === 'value' && said && isPhoneValue(inline.key, said)
      ? [{ from, to: from + said.length, href: toCall(said) }]
      : [],
  );
  const linked = parts.filter(({ inline }) => isLink(inline));
  /* What nobody knows stands as something that no number and no address holds. */
  const whole = parts.map(({ said }) => said ?? '\n').join('');
  const found = [...phones, ...waysIn(whole, around).filter((way) => !phones.some((one) => meet(way, one)))]
    .filter((way) => !linked.some(({ said, from }) => meet(way, { from, to: from + (said?.length ?? 1) })))
    .sort((one, other) => one.from - other.from);
  return parts.flatMap(({ inline, said, from }): ShownText => {
    if (inline.type === 'break' || said === undefined) return [inline];
    return cut(said, from, found).map(({ words, href }) => ({
      type: 'text' as const,
      text: words,
      marks: [...(inline.marks ?? []), ...(href ? [{ type: 'way' as const, href }] : [])],
    }));
  });
};
