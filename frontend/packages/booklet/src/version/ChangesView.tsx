import { Brand } from '../brand/Brand';
import type { BookletContent } from '../content';
import { Icon } from '../icon/Icon';
import { localeOf, wordsOf, writtenIn } from '../locales/words';

type Props = { content: BookletContent; entry: string };

/** What changed since the version that somebody reads: the edge sync, which knows it, writes the lines. */
export const ChangesView = ({ content, entry }: Props) => {
  const words = wordsOf(content).changes;
  const version = content.edition?.version.number ?? '';
  return (
    <div className="lvr-screen" lang={localeOf(content)}>
      <div className="lvr-contents lvr-changes">
        <div className="lvr-contents-head">
          <Brand content={content} />
          <p className="lvr-small" lang={writtenIn(content)}>
            {content.name}
          </p>
          <h1 className="lvb-title">{words.title}</h1>
        </div>
        {'__IF_CHANGES__'}
        <p className="lvr-changes-text">{words.text(version)}</p>
        <ul className="lvr-chapters">
          {'__IF_CHANGE__'}
          <li>
            <a className="lvr-chapter" href="__CHANGE_HREF__">
              <span className="lvr-chapter-text" lang={writtenIn(content)}>
                __CHANGE_TITLE__
              </span>
              <Icon name="chevron" />
            </a>
          </li>
          {'__END_CHANGE__'}
        </ul>
        {'__IF_OTHERS__'}
        <p className="lvr-changes-text">{words.others}</p>
        {'__END_OTHERS__'}
        {'__END_CHANGES__'}
        {'__IF_NONE__'}
        <p className="lvr-changes-text">{words.none(version)}</p>
        {'__END_NONE__'}
        <p className="lvr-changes-text">
          <a className="lvr-action" href={entry}>
            {words.open}
          </a>
        </p>
      </div>
    </div>
  );
};
