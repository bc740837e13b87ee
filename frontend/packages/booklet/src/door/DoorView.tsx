import { Brand } from '../brand/Brand';
import type { BookletContent } from '../content';
import { Backdrop, type DrawingSource, layoutOf } from '../cover/Backdrop';
import { wordWidth } from '../cover/wordWidth';
import { Icon, type IconName } from '../icon/Icon';
import type { DoorReason } from '../locales/fr';
import { localeOf, wordsOf, writtenIn } from '../locales/words';
import { CodeForm } from './CodeForm';
import { DoorContact } from './DoorContact';

type Door = { reason: DoorReason; fault?: 'wrong' | 'wait'; icon: IconName; opens?: true };

/** Why a reader stands before the booklet, or meets none of its pages, by the name of the file that says so. */
export const doors: Record<string, Door> = {
  'gate-code': { reason: 'code', icon: 'lock' },
  'gate-code-wrong': { reason: 'code', fault: 'wrong', icon: 'lock' },
  'gate-code-wait': { reason: 'code', fault: 'wait', icon: 'clock' },
  'gate-named': { reason: 'named', icon: 'lock' },
  'gate-link-ended': { reason: 'linkEnded', icon: 'unlink' },
  'gate-link-cut': { reason: 'linkCut', icon: 'unlink' },
  'gate-link-unknown': { reason: 'linkUnknown', icon: 'unlink' },
  'gate-member': { reason: 'member', icon: 'lock' },
  'closed-suspended': { reason: 'suspended', icon: 'clock' },
  'closed-archived': { reason: 'archived', icon: 'info' },
  'closed-early': { reason: 'early', icon: 'calendar' },
  'closed-over': { reason: 'over', icon: 'calendar' },
  'said-missing': { reason: 'missing', icon: 'search', opens: true },
  'said-pdf': { reason: 'noPdf', icon: 'paper', opens: true },
  'said-away': { reason: 'away', icon: 'clock', opens: true },
  'said-busy': { reason: 'busy', icon: 'clock', opens: true },
  'said-too-long': { reason: 'tooLong', icon: 'lock', opens: true },
};

type Props = { content: BookletContent; door: Door; drawing: DrawingSource; root: string };

/** What a reader sees who may not enter, or not yet: why, what to do and whom to call. */
export const DoorView = ({ content, door: { reason, fault, icon, opens }, drawing, root }: Props) => {
  const words = wordsOf(content).door;
  const { title, text, todo } = words.reasons[reason];
  /* Who came by the poster of a language reads on in it. */
  const { locale, reference } = content.edition ?? { locale: content.lang, reference: content.lang };
  return (
    <div className="lvr-screen" lang={localeOf(content)}>
      <div className={`lvr-cover lvr-door lvr-cover-${layoutOf(content.theme)}`}>
        <div className="lvr-face">
          <Backdrop cover={{ ...content.theme.cover, picture: null }} drawing={drawing} />
          <div className="lvr-face-head" lang={writtenIn(content, content.name_lang)}>
            <Brand content={content} />
            <p className="lvr-cover-title" data-size="medium" data-word={wordWidth(content.name)}>
              {content.name}
            </p>
          </div>
        </div>
        <div className="lvr-card">
          <span className="lvr-door-mark">
            <Icon name={icon} />
          </span>
          <div>
            <h1 className="lvr-card-title">{title}</h1>
            <p className="lvr-card-text">{text}</p>
          </div>
          {todo && (
            <div className="lvr-door-todo">
              <h2>{words.todo}</h2>
              <p>{todo(content.company)}</p>
            </div>
          )}
          {reason === 'code' && <CodeForm fault={fault} words={words.code} action={`${root}code`} locale={locale} />}
          {reason === 'member' && (
            <a className="lvr-action" href={`${root}member`}>
              {words.enter}
            </a>
          )}
          {opens && (
            <a className="lvr-action" href={`${root}${locale === reference ? '' : `${locale}/`}`}>
              {words.open}
            </a>
          )}
          <DoorContact />
        </div>
      </div>
    </div>
  );
};
