import { hole, type Inline, type MailInput } from './mailInput';
import { mailWordsIn } from './words/words';

/** Words with what is said of them; a line ends between two of them where one is a break. */
export type Piece = { text: string; bold: boolean; italic: boolean; href: string | undefined } | 'break';

export type Part =
  | { kind: 'heading' | 'paragraph'; pieces: Piece[] }
  | { kind: 'list'; items: Piece[][] }
  | { kind: 'button'; label: string; href: string }
  | { kind: 'facts'; facts: { label: string; value: string }[] }
  | { kind: 'note'; text: string };

/** What a message says, in the order of reading: HTML and text are both written from it, so neither says more. */
export type Message = {
  subject: string;
  company: string;
  parts: Part[];
  foot: { sentences: string[]; stop: { label: string; href: string } | undefined };
};

/* Longer, a first paragraph is one like the others. */
const LINE = 60;

const pieceOf = (node: Inline, open: string): Piece => {
  if (node.type === 'break') return 'break';
  const marks = node.marks ?? [];
  const link = marks.find((mark) => mark.type === 'link');
  const has = (type: string) => marks.some((mark) => mark.type === type);
  const own = node.type === 'variable' && node.name === 'link';
  const said = node.type === 'text' ? node.text : hole(node.name);
  return {
    text: own ? open : said,
    bold: has('bold'),
    italic: has('italic'),
    href: own ? hole('link') : link?.href,
  };
};

const isBlank = (pieces: readonly Piece[]) => pieces.every((piece) => piece === 'break' || !piece.text.trim());

const isLine = (pieces: readonly Piece[]) =>
  pieces.every((piece) => piece !== 'break' && piece.href === undefined) &&
  pieces.reduce((sum, piece) => sum + (piece === 'break' ? 0 : piece.text.length), 0) <= LINE;

/** A personal link that stands alone on its line is the button. */
const isButton = (pieces: readonly Piece[]) => {
  const said = pieces.filter((piece) => !isBlank([piece]));
  return said.length === 1 && said[0] !== 'break' && said[0]?.href === hole('link');
};

const blocksOf = ({ body, locale }: MailInput): Part[] => {
  const { open } = mailWordsIn(locale);
  const piecesOf = (nodes: readonly Inline[]) => nodes.map((node) => pieceOf(node, open));
  return body.flatMap((block): Part[] => {
    if (block.type === 'button') return [{ kind: 'button', label: block.text, href: block.href ?? hole('link') }];
    if (block.type === 'list') {
      const items = block.items.map(piecesOf).filter((item) => !isBlank(item));
      return items.length > 0 ? [{ kind: 'list', items }] : [];
    }
    const pieces = piecesOf(block.content);
    if (isBlank(pieces)) return [];
    if (isButton(pieces)) return [{ kind: 'button', label: open, href: hole('link') }];
    return [{ kind: 'paragraph', pieces }];
  });
};

/** A short first line opens the letter; without one, the name of the booklet does. */
const headed = (parts: Part[], { booklet }: MailInput): Part[] => {
  const [first, ...others] = parts;
  if (first?.kind === 'paragraph' && isLine(first.pieces)) return [{ ...first, kind: 'heading' }, ...others];
  const name = { text: booklet.name, bold: false, italic: false, href: undefined };
  return [{ kind: 'heading', pieces: [name] }, ...parts];
};

const factsOf = ({ booklet, due, locale }: MailInput): Part[] => {
  const words = mailWordsIn(locale);
  const facts = [
    ...(due ? [{ label: words.due, value: hole('due_date') }] : []),
    ...(booklet.minutes ? [{ label: words.about, value: words.minutes(booklet.minutes) }] : []),
    ...(booklet.languages ? [{ label: words.alsoIn, value: words.languages(booklet.languages) }] : []),
  ];
  return facts.length > 0 ? [{ kind: 'facts', facts }] : [];
};

/** The same parts with what is so of the booklet before the first button to it, and of the link after. */
const around = (parts: Part[], input: MailInput): Part[] => {
  const { personal, personalOffline } = mailWordsIn(input.locale);
  const place = parts.findIndex((part) => part.kind === 'button' && part.href === hole('link'));
  if (place === -1) return [...parts, ...factsOf(input)];
  const note: Part = { kind: 'note', text: input.booklet.offline ? personalOffline : personal };
  return [
    ...parts.slice(0, place),
    ...factsOf(input),
    ...parts.slice(place, place + 1),
    note,
    ...parts.slice(place + 1),
  ];
};

/** What a message says, from what its author wrote and what is so of the booklet. */
export const messageOf = (input: MailInput): Message => {
  const { company, locale, subject, unsubscribe, why } = input;
  const words = mailWordsIn(locale);
  return {
    subject: subject.map((node) => (node.type === 'text' ? node.text : hole(node.name))).join(''),
    company,
    parts: around(headed(blocksOf(input), input), input),
    foot: {
      sentences: [why || words.why(company), words.untracked],
      stop: unsubscribe ? { label: words.stop(company), href: hole('unsubscribe') } : undefined,
    },
  };
};
