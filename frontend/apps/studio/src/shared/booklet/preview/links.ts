import type { MouseEvent } from 'react';

type Click = MouseEvent<HTMLElement>;

/** The link that was clicked. */
export const linkOf = ({ target }: Click) =>
  target instanceof Element ? (target.closest<HTMLAnchorElement>('a[href]') ?? undefined) : undefined;

/** The link drawn where one clicked: what is inert hears no click, so that one looks for what lies there. */
export const linkAt = ({ currentTarget, clientX, clientY }: Click) =>
  [...currentTarget.querySelectorAll<HTMLAnchorElement>('a[href]')].find((link) =>
    [...link.getClientRects()].some(
      ({ left, right, top, bottom }) => clientX >= left && clientX <= right && clientY >= top && clientY <= bottom,
    ),
  );
