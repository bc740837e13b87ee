import type { OfficialText } from '../content';
import type { Words } from '../locales/fr';

type Props = { official: OfficialText; words: Words['official']; lang: string | undefined };

/** Above the words of a law: where they come from, and what is not sure or not whole as long as nobody compared them. */
export const SourceLine = ({ official: { source, link, to_join, collated_on }, words, lang }: Props) => (
  <p className="lvr-source" lang={lang}>
    {collated_on ? words.source : <strong>{words.unverified}</strong>} <a href={link}>{source}</a>.
    {!collated_on && ` ${words.toCollate}`}
    {to_join && (
      <>
        {' '}
        <strong>
          {words.toJoin} {to_join}.
        </strong>
      </>
    )}
  </p>
);
