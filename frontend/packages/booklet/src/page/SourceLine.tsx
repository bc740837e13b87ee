import type { OfficialText } from '../content';
import type { Words } from '../locales/fr';

type Props = { official: OfficialText; words: Words['official']; lang: string | undefined };

/** Below the words of a law: where they come from, and whether anybody compared them with it. */
export const SourceLine = ({ official: { source, link, collated_on }, words, lang }: Props) => (
  <p className="lvr-source" lang={lang}>
    {words.source} <a href={link}>{source}</a>. {!collated_on && <strong>{words.toCollate}</strong>}
  </p>
);
