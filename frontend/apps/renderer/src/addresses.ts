import type { MediaSource } from '@livretier/blocks';
import * as z from 'zod';

/** What we serve ourselves: a path, or an address of the web. Anything else could run. */
export const address = z.string().regex(/^(?:https?:\/\/|(?![a-z][a-z\d+.-]*:))[^\s\\"<>]+$/i);

const isWhole = (href: string) => href.startsWith('/') || /^https?:/i.test(href);

/** An address given from the root of a booklet, as a file of it writes it. */
export const from = (root: string, href: string) => (isWhole(href) ? href : `${root}${href}`);

/** A file as it is shown, its addresses given from the root of a booklet. */
export const placed = (root: string, file: MediaSource | undefined) =>
  file && {
    ...file,
    src: from(root, file.src),
    ...(file.renditions && {
      renditions: file.renditions.map(({ width, webp, avif }) => ({
        width,
        webp: from(root, webp),
        avif: from(root, avif),
      })),
    }),
  };

/** What stands beside a file. */
export const beside = (href: string, name: string) => href.replace(/[^/]*$/, name);
