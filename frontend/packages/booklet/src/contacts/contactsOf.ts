import { type AnyBlock, type BlockOf, inlinesOf, textsIn, walk } from '@livretier/blocks';
import type { BookletContent } from '../content';
import { contactsFromValues, type Find } from './contactsFromValues';

export type Contact = BlockOf<'contact'>;

const blocksOf = ({ chapters }: BookletContent) =>
  chapters.flatMap(({ pages }) => pages.flatMap(({ document }) => [...walk(document.blocks)]));

const keysIn = (block: AnyBlock) =>
  [...textsIn(block), ...Object.values(block.props).filter((prop) => typeof prop === 'string')]
    .flatMap(inlinesOf)
    .flatMap((inline) => (inline.type === 'value' ? [inline.key] : []));

const said = ({ props: { name, role, phone, email, place } }: Contact) => [name, role, phone, email, place].join('\n');

/** Everybody whom the booklet names: its contact blocks in the order of reading, then the living values of others. */
export const contactsOf = (content: BookletContent, findValue: Find, findLabel: Find): Contact[] => {
  const blocks = blocksOf(content);
  const contacts = new Map(
    blocks.filter((block) => block.type === 'contact').map((contact) => [said(contact), contact]),
  );
  const shown = [...contacts.keys()].join('\n');
  const keys = [...new Set(blocks.flatMap(keysIn))].filter((key) => !shown.includes(`{{${key}}}`));
  const others = contactsFromValues(keys, findValue, findLabel).filter(
    ({ props: { phone, email } }) => ![phone, email].some((way) => way && shown.includes(way)),
  );
  return [...contacts.values(), ...others].map((contact, place) => ({ ...contact, id: `contact-${place + 1}` }));
};
