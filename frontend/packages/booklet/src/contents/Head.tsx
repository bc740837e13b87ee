import type { BookletContent } from '../content';
import { writtenIn } from '../locales/words';
import type { Hrefs } from '../places';
import { Settings } from '../settings/Settings';

/** Which booklet this is, the way back to its cover, and how one wants to read. */
export const Head = ({ content, hrefs }: { content: BookletContent; hrefs: Hrefs }) => (
  <div className="lvr-head">
    <p className="lvr-small">
      <a className="lvr-quiet" href={hrefs.cover} lang={writtenIn(content)}>
        {content.name}
      </a>
    </p>
    <Settings content={content} />
  </div>
);
