import type { Message, Part, Piece } from './message';

const RULE = '-'.repeat(40);

const addressOf = (href: string) => href.replace(/^mailto:/, '');

const written = (pieces: readonly Piece[]) =>
  pieces
    .map((piece) => {
      if (piece === 'break') return '\n';
      const address = piece.href && addressOf(piece.href);
      return address && address !== piece.text ? `${piece.text} (${address})` : piece.text;
    })
    .join('')
    .trim();

const writtenPart = (part: Part) => {
  if (part.kind === 'list') return part.items.map((item) => `- ${written(item).replaceAll('\n', '\n  ')}`).join('\n');
  if (part.kind === 'button') return `${part.label}\n${addressOf(part.href)}`;
  if (part.kind === 'facts') return part.facts.map(({ label, value }) => `${label} ${value}`).join('\n');
  return part.kind === 'note' ? part.text : written(part.pieces);
};

/** The message for those who read plain text. */
export const mailText = ({ company, parts, foot: { sentences, stop } }: Message) =>
  `${[
    company,
    ...parts.map(writtenPart),
    RULE,
    sentences.join(' '),
    ...(stop ? [`${stop.label}\n${stop.href}`] : []),
  ].join('\n\n')}\n`;
