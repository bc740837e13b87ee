/* What a message is made of, as the server and the renderer know it: never HTML. */

/** What is known of one person only, and is filled in when their message leaves. */
export const variables = ['first_name', 'booklet', 'due_date', 'link', 'manager', 'pages_to_read'] as const;
export type Variable = (typeof variables)[number];

/** The subject is a line among others of a mailbox: nothing in it leads anywhere. */
export const subjectVariables: readonly Variable[] = ['first_name', 'booklet', 'due_date', 'manager'];

export type Mark = { type: 'bold' } | { type: 'italic' } | { type: 'link'; href: string };
type Words = { type: 'text'; text: string; marks?: Mark[] };
type Filled = { type: 'variable'; name: Variable; marks?: Mark[] };
export type Inline = Words | Filled | { type: 'break' };
export type Block =
  | { type: 'paragraph'; content: Inline[] }
  | { type: 'list'; items: Inline[][] }
  | { type: 'button'; text: string; href?: string };
export type Message = { subject: Inline[]; body: Block[] };

export const [SUBJECT_CHARACTERS, BODY_CHARACTERS, BUTTON_CHARACTERS] = [90, 4000, 60];

/* What a variable counts for before anybody's name stands there. */
const FILLED = 12;

/** How much of a mailbox's line these take. */
export const lengthOf = (nodes: readonly Inline[]) =>
  nodes.reduce((sum, node) => {
    if (node.type === 'break') return sum;
    return sum + (node.type === 'text' ? node.text.length : FILLED);
  }, 0);

const inlinesOf = (block: Block): readonly Inline[] => {
  if (block.type === 'paragraph') return block.content;
  return block.type === 'list' ? block.items.flat() : [{ type: 'text', text: block.text }];
};

const leadsToBooklet = (body: readonly Block[]) =>
  body.some((block) =>
    block.type === 'button'
      ? block.href === undefined
      : inlinesOf(block).some((node) => node.type === 'variable' && node.name === 'link'),
  );

const isBlank = (nodes: readonly Inline[]) =>
  nodes.every((node) => node.type === 'break' || (node.type === 'text' && node.text.trim() === ''));

export type Fault = 'noSubject' | 'longSubject' | 'noBody' | 'longBody' | 'emptyButton' | 'longButton' | 'noLink';

/** The first thing that keeps a message from being sent, if there is one. */
export const faultOf = ({ subject, body }: Message, needsLink: boolean): Fault | undefined => {
  const buttons = body.filter((block) => block.type === 'button');
  if (isBlank(subject)) return 'noSubject';
  if (lengthOf(subject) > SUBJECT_CHARACTERS) return 'longSubject';
  if (body.every((block) => isBlank(inlinesOf(block)))) return 'noBody';
  if (buttons.some(({ text }) => text.trim() === '')) return 'emptyButton';
  if (buttons.some(({ text }) => text.length > BUTTON_CHARACTERS)) return 'longButton';
  if (lengthOf(body.flatMap(inlinesOf)) > BODY_CHARACTERS) return 'longBody';
  return needsLink && !leadsToBooklet(body) ? 'noLink' : undefined;
};
