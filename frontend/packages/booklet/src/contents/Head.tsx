import type { BookletContent } from '../content';
import { EmergencyMenu } from '../emergency/Emergencies';
import { writtenIn } from '../locales/words';
import type { Hrefs } from '../places';

/** Which booklet this is, the way back to its cover, and who saves. */
export const Head = ({ content, hrefs }: { content: BookletContent; hrefs: Hrefs }) => (
  <div className="lvr-head">
    <p className="lvr-small">
      <a className="lvr-quiet" href={hrefs.cover} lang={writtenIn(content, content.name_lang)}>
        {content.name}
      </a>
    </p>
    <EmergencyMenu content={content} />
  </div>
);
