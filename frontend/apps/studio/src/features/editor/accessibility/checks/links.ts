import type { AnyBlock, BlockOf, Inline, RichText } from '@livretier/blocks';
import type { Check, Fault } from '../types';
import { complain, each, isBlank } from './each';

const vague =
  /^(cliquez( ici)?|cliquer ici|ici|l[aà]|(ce )?lien|en savoir plus|lire( la suite)?|la suite|plus d[’']infos?|voir( plus)?|suite|click( here)?|here|(this )?link|more|read more|learn more|see more)[\s.…!:»>→]*$/i;
const address = /^(https?:\/\/|www\.)\S+$/i;

/** What is wrong with the words of a link, read without the text around it. */
const faultOfName = (name: string): 'vague' | 'address' | 'empty' | null => {
  const words = name.replaceAll(/\s+/g, ' ').trim();
  if (isBlank(words)) return 'empty';
  if (vague.test(words)) return 'vague';
  return address.test(words) ? 'address' : null;
};

type Link = { href: string; name: string };

const wordsOf = (inline: Inline) => {
  if (inline.type === 'text') return inline.text;
  return inline.type === 'value' ? inline.key : ' ';
};

const hrefOf = (inline: Inline) =>
  inline.type === 'break' ? undefined : inline.marks?.find((mark) => mark.type === 'link')?.href;

/** The links of a text: neighbours that lead to the same place are one. */
const linksOf = (text: RichText): Link[] => {
  const links: Link[] = [];
  let open: Link | undefined;
  for (const inline of text) {
    const href = inline.type === 'break' ? open?.href : hrefOf(inline);
    if (open && href === open.href) open.name += wordsOf(inline);
    else open = href === undefined ? undefined : { href, name: wordsOf(inline) };
    if (open && links.at(-1) !== open) links.push(open);
  }
  return links;
};

const faults = { vague: 'linkVague', address: 'linkAddress', empty: 'linkEmpty' } satisfies Record<string, Fault>;

const complaintsOf = (block: AnyBlock, links: readonly Link[]) =>
  links.flatMap(({ name }) => {
    const fault = faultOfName(name);
    return fault ? [complain('links', block, { fault: faults[fault], values: { words: name.trim() } })] : [];
  });

export const checkLinks: Check = (blocks) => {
  const withLinks = blocks.map((block) => ({ block, links: 'text' in block ? linksOf(block.text) : [] }));
  return {
    checked: withLinks.reduce((sum, { links }) => sum + links.length, 0),
    issues: withLinks.flatMap(({ block, links }) => complaintsOf(block, links)),
  };
};

const lookAtButton = ({ props: { label, href } }: BlockOf<'button'>) => {
  if (isBlank(label)) return 'buttonEmpty' as const;
  if (href === '') return { fault: 'buttonNowhere' as const, values: { words: label } };
  return faultOfName(label) ? { fault: 'buttonVague' as const, values: { words: label } } : ('fine' as const);
};

/** What one presses says what it does. */
export const checkButtons = each('buttons', ['button', 'accordion_item'], (block) => {
  if (block.type === 'button') return lookAtButton(block);
  return isBlank(block.props.title) ? 'accordionUntitled' : 'fine';
});
