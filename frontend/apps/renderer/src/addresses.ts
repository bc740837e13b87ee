import * as z from 'zod';

/** What we serve ourselves: a path, or an address of the web. Anything else could run. */
export const address = z.string().regex(/^(?:https?:\/\/|(?![a-z][a-z\d+.-]*:))[^\s\\"<>]+$/i);

const isWhole = (href: string) => href.startsWith('/') || /^https?:/i.test(href);

/** An address given from the root of a booklet, as a file of it writes it. */
export const from = (root: string, href: string) => (isWhole(href) ? href : `${root}${href}`);

/** What stands beside a file. */
export const beside = (href: string, name: string) => href.replace(/[^/]*$/, name);
