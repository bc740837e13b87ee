import type { Block } from '@livretier/blocks';
import type { ReactNode } from 'react';
import type { BookletContent, BookletPage } from '../content';
import { directionIn, localeOf, wordsOf } from '../locales/words';
import { Untranslated } from './Untranslated';

type Props = { content: BookletContent; page: BookletPage; block: Block; children: (block: Block) => ReactNode };

/** A block as it was translated, with what its reader has to know: who is to sign reads the French of today first. */
export const TranslatedBlock = ({ content, page, block, children: draw }: Props) => {
  const note = page.notes?.[block.id];
  const lang = content.edition?.locale ?? content.lang;
  if (!page.notes || note?.state === 'source') return <Untranslated content={content}>{draw(block)}</Untranslated>;
  const words = wordsOf(content).translation;
  const translated = (shown: Block) => (
    <div lang={lang} dir={directionIn(lang, localeOf(content))}>
      {draw(shown)}
    </div>
  );
  const other = note?.other?.blocks[0];
  if (note?.state !== 'changed') {
    return (
      <>
        {note && <Mark content={content}>{words.review}</Mark>}
        {translated(block)}
      </>
    );
  }
  return (
    <div className="lvr-changed lvb-flow">
      <Mark content={content}>{words.changed}</Mark>
      {page.importance === 'mandatory' ? (
        <>
          <Untranslated content={content}>{draw(block)}</Untranslated>
          {other && (
            <details className="lvr-former">
              <summary lang={localeOf(content)}>{words.former}</summary>
              {translated(other)}
            </details>
          )}
        </>
      ) : (
        <>
          {translated(block)}
          {other && <Untranslated content={content}>{draw(other)}</Untranslated>}
        </>
      )}
    </div>
  );
};

const Mark = ({ content, children }: { content: BookletContent; children: string }) => (
  <p className="lvr-untranslated-mark" lang={localeOf(content)}>
    {children}
  </p>
);
