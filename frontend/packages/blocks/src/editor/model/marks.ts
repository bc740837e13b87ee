import { Mark } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { Underline } from '@tiptap/extension-underline';
import { languageTag } from '../../document/richText';
import { safeUrl } from '../../document/safeUrl';
import { addressOf } from '../commands/addressOf';

const hrefOf = (element: HTMLElement) => safeUrl(element.dataset.href ?? element.getAttribute('href') ?? '');

const PAGE = 'page:';

/* Another page of the booklet has no address that a browser could follow from here. */
const drawnHref = (href: string) => (href.startsWith(PAGE) ? {} : { href });

const link = Link.extend({
  addAttributes: () => ({
    href: {
      default: null,
      rendered: false,
      parseHTML: (element: HTMLElement) => hrefOf(element) ?? null,
      validate: (href: unknown) => {
        if (typeof href !== 'string' || !safeUrl(href)) throw new RangeError('A link cannot lead there.');
      },
    },
  }),
  parseHTML: () => [{ tag: 'a', getAttrs: (element) => (hrefOf(element) ? null : false) }],
  renderHTML: ({ mark }) => {
    const href = safeUrl(mark.attrs.href ?? '');
    return href ? ['a', { 'data-href': href, ...drawnHref(href), rel: 'noopener' }, 0] : ['span', 0];
  },
}).configure({
  autolink: true,
  linkOnPaste: false,
  openOnClick: false,
  defaultProtocol: 'https',
  /* Typed addresses come without their protocol. */
  isAllowedUri: (address) => addressOf(address) !== undefined,
});

/** Words in another language than the page. */
const language = Mark.create({
  name: 'language',
  addAttributes: () => ({
    lang: {
      default: null,
      parseHTML: (element: HTMLElement) => element.dataset.lang,
      renderHTML: ({ lang }) => ({ lang, 'data-lang': lang }),
      validate: (lang: unknown) => {
        if (!languageTag.safeParse(lang).success) throw new RangeError('There is no such language.');
      },
    },
  }),
  parseHTML: () => [
    { tag: '[data-lang]', getAttrs: ({ dataset }) => (languageTag.safeParse(dataset.lang).success ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});

/** From the outside in, as readers get them. */
export const marks = [link, language, Bold, Italic, Underline];
