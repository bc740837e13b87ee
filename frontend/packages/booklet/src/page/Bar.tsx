import { Icon } from '../icon/Icon';
import type { Words } from '../locales/fr';
import type { Hrefs } from '../places';

type Props = { title: string; number: number; words: Words; hrefs: Hrefs };

/** Where the reader is, and the way back. */
export const Bar = ({ title, number, words, hrefs }: Props) => (
  <div className="lvr-bar">
    <a className="lvr-back" href={hrefs.contents}>
      <Icon name="back" />
      <span className="lvb-hidden">{words.backToContents}</span>
    </a>
    <p className="lvr-bar-title">
      <span className="lvr-narrow">{title}</span>
      <span className="lvr-wide">{words.place(number, title)}</span>
    </p>
  </div>
);
