import { type AnyBlock, type BlockOf, inlinesIn, inlinesOf, walk } from '@livretier/blocks';
import { type BookletContent, isTranslated } from '../content';
import { INTERNAL as EMERGENCY } from '../emergency/Emergencies';
import { fold } from '../search/searchWords';
import { contactsFromValues, type Find } from './contactsFromValues';

/** `lang` is that of its words, where they were translated. */
export type Contact = BlockOf<'contact'> & { lang?: string | undefined };

const blocksOf = ({ chapters }: BookletContent) =>
  chapters.flatMap(({ pages }) => pages.flatMap(({ document }) => [...walk(document.blocks)]));

const keysIn = (block: AnyBlock) => inlinesIn(block).flatMap((inline) => (inline.type === 'value' ? [inline.key] : []));

const filledIn = (line: string, find: Find) => {
  const parts = inlinesOf(line).map((inline) => (inline.type === 'value' ? find(inline.key) : inline.text));
  return parts.includes(undefined) ? '' : parts.join('').trim();
};

const filled = (contact: Contact, find: Find): Contact => {
  const { media, name, role, phone, email, place } = contact.props;
  const said = (line: string) => filledIn(line, find);
  /* What stands in for an address that nobody has said is a value too, and leads nowhere. */
  const found = /^\{\{\w+\}\}$/.test(place) && !/\d/.test(said(place)) ? '' : said(place);
  const props = { media, name: said(name), role: said(role), phone: said(phone), email: said(email), place: found };
  return { ...contact, props };
};

const isReachable = ({ props: { phone, email, place } }: Contact) =>
  /\d{2}/.test(phone) || email.includes('@') || place !== '';

const lettersOf = (words: string) => fold(words).replaceAll(/[^\p{L}\d]/gu, '');

/** Whom it is about: who has the same name and the same number, or else the same address, is the same. */
const identity = ({ props: { name, role, phone, email, place } }: Contact) =>
  [lettersOf(name || role), phone.replaceAll(/\D/g, '') || lettersOf(email || place)].join(' ');

const joined = (one: Contact, other: Contact): Contact => ({
  ...one,
  props: {
    media: one.props.media ?? other.props.media,
    name: one.props.name || other.props.name,
    role: one.props.role || other.props.role,
    phone: one.props.phone || other.props.phone,
    email: one.props.email || other.props.email,
    place: one.props.place || other.props.place,
  },
});

/* Of the pages in the language of the edition. */
const translatedIn = ({ chapters }: BookletContent) => {
  const pages = chapters.flatMap((chapter) => chapter.pages);
  const blocks = pages.flatMap((page) => page.document.blocks.filter(({ id }) => isTranslated(page, id)));
  return new Set([...walk(blocks)].map(({ id }) => id));
};

const distinct = (contacts: Contact[]) => {
  const found = new Map<string, Contact>();
  for (const contact of contacts) {
    const before = found.get(identity(contact));
    found.set(identity(contact), before ? joined(before, contact) : contact);
  }
  return [...found.values()];
};

/** Everybody whom the booklet names and whom one can reach, once: its contact blocks in the order of reading, then the
    living values of others. The number for emergencies stands with those of the country. */
export const contactsOf = (content: BookletContent, findValue: Find, findLabel: Find): Contact[] => {
  const blocks = blocksOf(content);
  const named = blocks.filter((block) => block.type === 'contact');
  const inserted = new Set(named.flatMap(keysIn));
  const keys = [...new Set(blocks.flatMap(keysIn))].filter((key) => key !== EMERGENCY && !inserted.has(key));
  const translated = translatedIn(content);
  const lang = content.edition?.locale;
  const contacts = named
    .map((contact) => ({ ...filled(contact, findValue), ...(translated.has(contact.id) && { lang }) }))
    .filter(isReachable);
  const ways = contacts.flatMap(({ props: { phone, email } }) => [phone, email]).filter(Boolean);
  const others = contactsFromValues(keys, findValue, findLabel).filter(
    ({ props: { phone, email } }) => ![phone, email].some((way) => ways.includes(way)),
  );
  return distinct([...contacts, ...others]).map((contact, place) => ({ ...contact, id: `contact-${place + 1}` }));
};
