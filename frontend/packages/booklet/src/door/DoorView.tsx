import { Brand } from '../brand/Brand';
import type { BookletContent } from '../content';
import { Backdrop, type DrawingSource, layoutOf } from '../cover/Backdrop';
import { wordWidth } from '../cover/wordWidth';
import type { Words } from '../locales/fr';
import { localeOf, wordsOf, writtenIn } from '../locales/words';
import { CodeForm } from './CodeForm';

type Door = { reason: keyof Words['door']; fault?: 'wrong' | 'wait' };

/** Why a reader stands before the booklet, by the name of the file that says so. */
export const doors: Record<string, Door> = {
  'gate-code': { reason: 'code' },
  'gate-code-wrong': { reason: 'code', fault: 'wrong' },
  'gate-code-wait': { reason: 'code', fault: 'wait' },
  'gate-named': { reason: 'named' },
  'gate-link-ended': { reason: 'linkEnded' },
  'gate-link-cut': { reason: 'linkCut' },
  'gate-link-unknown': { reason: 'linkUnknown' },
  'gate-member': { reason: 'member' },
  'closed-suspended': { reason: 'suspended' },
  'closed-archived': { reason: 'archived' },
  'closed-early': { reason: 'early' },
  'closed-over': { reason: 'over' },
};

type Props = { content: BookletContent; door: Door; drawing: DrawingSource; root: string };

/** What a reader sees who may not enter, or not yet: why, and what to do. */
export const DoorView = ({ content, door: { reason, fault }, drawing, root }: Props) => {
  const words = wordsOf(content).door;
  /* Who came by the poster of a language reads on in it. */
  const locale = content.edition?.locale ?? content.lang;
  return (
    <div className="lvr-screen" lang={localeOf(content)}>
      <div className={`lvr-cover lvr-cover-${layoutOf(content.theme)}`}>
        <div className="lvr-face">
          <Backdrop cover={{ ...content.theme.cover, picture: null }} drawing={drawing} />
          <div className="lvr-face-head" lang={writtenIn(content)}>
            <Brand content={content} />
            <p className="lvr-cover-title" data-size="medium" data-word={wordWidth(content.name)}>
              {content.name}
            </p>
          </div>
        </div>
        <div className="lvr-card">
          <div>
            <h1 className="lvr-card-title">{words[reason].title}</h1>
            <p className="lvr-card-text">{words[reason].text(content.company)}</p>
          </div>
          {reason === 'code' && <CodeForm fault={fault} words={words.code} action={`${root}code`} locale={locale} />}
          {reason === 'member' && (
            <a className="lvr-action" href={`${root}member`}>
              {words.member.enter}
            </a>
          )}
        </div>
      </div>
    </div>
  );
};
