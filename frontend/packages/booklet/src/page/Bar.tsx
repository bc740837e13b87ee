import type { BookletContent } from '../content';
import { EmergencyMenu } from '../emergency/Emergencies';
import { Icon } from '../icon/Icon';
import { wordsOf, writtenIn } from '../locales/words';
import type { Hrefs } from '../places';
import type { Found } from './progress';

type Props = { content: BookletContent; found: Found; hrefs: Hrefs };

/** Where the reader is, the way back, and who saves. */
export const Bar = ({ content, found: { chapter, chapterIndex }, hrefs }: Props) => {
  const words = wordsOf(content);
  return (
    <div className="lvr-bar">
      <a className="lvr-round lvr-back" href={hrefs.contents}>
        <Icon name="back" />
        <span className="lvb-hidden">{words.backToContents}</span>
      </a>
      <p className="lvr-bar-title" lang={writtenIn(content, chapter.title_lang)}>
        <span className="lvr-narrow">{chapter.title}</span>
        <span className="lvr-wide">{words.place(chapterIndex + 1, chapter.title)}</span>
      </p>
      <EmergencyMenu content={content} />
    </div>
  );
};
