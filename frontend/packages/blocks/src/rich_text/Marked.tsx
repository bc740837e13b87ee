import type { ReactNode } from 'react';
import { useAddress } from '../context/pages';
import type { Mark } from '../document/richText';
import type { Way } from '../ways/withWays';

export type ShownMark = Mark | Way;

type Props = { mark: ShownMark | undefined; children: ReactNode };

/** Words inside the element of their mark; a link that may not be followed is words only. */
export const Marked = ({ mark, children }: Props) => {
  const toAddress = useAddress();
  switch (mark?.type) {
    case 'link': {
      const address = toAddress(mark.href);
      return address ? (
        <a href={address} rel="noopener">
          {children}
        </a>
      ) : (
        children
      );
    }
    case 'way':
      return (
        <a className="lvb-way" href={mark.href} rel={mark.href.startsWith('http') ? 'noreferrer' : undefined}>
          {children}
        </a>
      );
    case 'language':
      return <span lang={mark.lang}>{children}</span>;
    case 'bold':
      return <strong>{children}</strong>;
    case 'italic':
      return <em>{children}</em>;
    case 'underline':
      return <u>{children}</u>;
    default:
      return children;
  }
};
