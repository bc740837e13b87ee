import type { ReactNode } from 'react';
import type { BookletContent } from '../content';
import { localeOf, wordsOf, writtenIn } from '../locales/words';

type Props = { content: BookletContent; children: ReactNode };

/** A block in the language that it was written in, marked where that is not the one of the edition. */
export const Untranslated = ({ content, children }: Props) => {
  const lang = content.edition && writtenIn(content);
  if (!lang?.startsWith('fr')) return children;
  return (
    <div className="lvr-untranslated" lang={lang}>
      <p className="lvr-untranslated-mark" lang={localeOf(content)}>
        {wordsOf(content).inFrench}
      </p>
      {children}
    </div>
  );
};
