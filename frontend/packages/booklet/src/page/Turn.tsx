import { walk } from '@livretier/blocks';
import type { BookletContent } from '../content';
import { Icon } from '../icon/Icon';
import { wordsOf, writtenIn } from '../locales/words';
import type { Hrefs } from '../places';
import { type Found, progressOf } from './progress';

type Props = { content: BookletContent; found: Found; hrefs: Hrefs };

/** The pages before and after, across chapters; what stands together is not turned. */
export const Turn = ({ content, found, hrefs }: Props) => {
  const words = wordsOf(content);
  const pages =
    content.structure === 'single_page_per_topic' ? [] : content.chapters.flatMap((chapter) => chapter.pages);
  const place = pages.findIndex(({ id }) => id === found.page.id);
  const [before, after] = [pages[place - 1], pages[place + 1]];
  const ends = place >= 0 || found.chapterIndex === content.chapters.length - 1;
  const { unit } = progressOf(content, found);
  const asks =
    content.structure === 'guided_path' &&
    [...walk(found.page.document.blocks)].some(({ type }) => type === 'question');
  return (
    <nav className="lvr-turn" aria-label={words.turning}>
      {asks && after && (
        <p className="lvr-gate lvr-scripted" data-island="gate">
          {words.gate}
        </p>
      )}
      {before && (
        <a className="lvr-action lvr-action-quiet lvr-before" href={hrefs.page(before.id)} rel="prev">
          <Icon name="back" />
          <span className="lvr-narrow">{words.previous[unit]}</span>
          <span className="lvr-wide" lang={writtenIn(content, before.title_lang)}>
            {before.title}
          </span>
        </a>
      )}
      {pages.length > 1 && <p className="lvr-shortcuts lvr-small lvr-scripted">{words.shortcuts}</p>}
      {after ? (
        <a className="lvr-action lvr-after" href={hrefs.page(after.id)} rel="next">
          <span className="lvr-narrow">{words.next[unit]}</span>
          <span className="lvr-wide" lang={writtenIn(content, after.title_lang)}>
            {after.title}
          </span>
          <Icon name="forward" />
        </a>
      ) : (
        <a className="lvr-action lvr-after" href={ends ? hrefs.end : hrefs.contents} rel={ends ? 'next' : undefined}>
          {ends ? words.end.name : words.backToContents}
        </a>
      )}
    </nav>
  );
};
