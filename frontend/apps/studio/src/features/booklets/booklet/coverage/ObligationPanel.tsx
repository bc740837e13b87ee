import { Button, Icon, IconButton, StatusTag, TextArea } from '@livretier/ui';
import { IconInfoCircle, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Coverage } from '@/features/booklets/api';
import { useLocale } from '@/shared/locale/useLocale';
import { paths } from '@/shared/paths';
import { calendarDay, longDate } from '@/shared/text/dates';
import { MissingFacts } from './MissingFacts';
import classes from './ObligationPanel.module.css';
import { Remedies } from './Remedies';
import { type CoverageLine, lookOf } from './states';
import { type CoverageActs, useCoverageActs } from './useCoverageActs';
import { useCoveringPages } from './useCoveringPages';
import { useLineTexts } from './useLineTexts';

/** How much it obliges, where it is written, and who looked it up last. */
const ObligationFacts = ({ line }: { line: CoverageLine }) => {
  const { t } = useTranslation(['coverage', 'library']);
  const conditions = line.conditions.map((one) => t(`library:conditions.${one}`));
  const locale = useLocale();
  const day = line.checked_on && !line.doubt ? longDate(calendarDay(line.checked_on), locale) : null;
  const name = line.checked_by_name;
  return (
    <>
      {!day && (
        <p className={classes.doubt}>
          <strong>{t('toVerify')}</strong> {line.doubt || t('unchecked')}
        </p>
      )}
      <dl className={classes.facts}>
        <dt>{t('level')}</dt>
        <dd>{t(line.blocks ? 'levels.blocks' : `levels.${line.level}`)}</dd>
        {conditions.length > 0 && (
          <>
            <dt>{t('condition')}</dt>
            <dd>{conditions.join(', ')}</dd>
          </>
        )}
        <dt>{t('reference')}</dt>
        <dd>
          {line.reference}{' '}
          {line.link && (
            <a href={line.link} target="_blank" rel="noreferrer">
              {t('read')}
            </a>
          )}
        </dd>
        {day && (
          <>
            <dt>{t('checked')}</dt>
            <dd>{name ? t('checkedBy', { day, name }) : t('checkedDay', { day })}</dd>
          </>
        )}
        {line.remark && (
          <>
            <dt>{t('remark')}</dt>
            <dd>{line.remark}</dd>
          </>
        )}
      </dl>
    </>
  );
};

/** The pages that cover an obligation, each a click away. */
const CoveringPages = ({ bookletId, line }: { bookletId: string; line: CoverageLine }) => {
  const { t } = useTranslation('coverage');
  const pages = useCoveringPages(bookletId)(line);
  return (
    <div className={classes.part}>
      <h4>{t('coveredBy')}</h4>
      <ul className={classes.pages}>
        {pages.map(({ id, title, chapterTitle }) => (
          <li key={id}>
            <Link to={paths.bookletEditor as string} params={{ id: bookletId }} search={{ page: id }}>
              {title}
            </Link>
            <span className={classes.reference}>{chapterTitle}</span>
          </li>
        ))}
      </ul>
    </div>
  );
};

const [shortest, longest] = [20, 500];

const Asked = ({ acts: { declare } }: { acts: CoverageActs }) => {
  const { t } = useTranslation('coverage');
  const [reason, setReason] = useState('');
  const isEnough = reason.trim().length >= shortest;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isEnough) declare.mutate(reason.trim());
  };
  return (
    <form className={classes.part} onSubmit={submit}>
      <h4>{t('declareTitle')}</h4>
      <TextArea
        label={t('reason')}
        hint={t('reasonHint', { count: shortest })}
        placeholder={t('reasonExample')}
        maxLength={longest}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <Button type="submit" wide disabled={!isEnough} busy={declare.isPending}>
        {t('declare')}
      </Button>
    </form>
  );
};

type DeclarationProps = { line: CoverageLine; acts: CoverageActs; mayWrite: boolean };

/** An obligation may not concern the readers of this booklet: somebody says why, and may take it back. */
const Declaration = ({ line: { justification }, acts, mayWrite }: DeclarationProps) => {
  const { t } = useTranslation('coverage');
  const locale = useLocale();
  if (!justification) return mayWrite && <Asked acts={acts} />;
  const { reason, by_name: name, at } = justification;
  return (
    <div className={classes.part}>
      <div className={classes.said}>
        <Icon of={IconInfoCircle} />
        <p>
          <strong>{t('declared')}</strong> {t('because', { reason })}
          <span className={classes.reference}>{t('saidBy', { name, day: longDate(new Date(at), locale) })}</span>
        </p>
      </div>
      {mayWrite && (
        <Button size="small" busy={acts.withdraw.isPending} onClick={() => acts.withdraw.mutate()}>
          {t('withdraw')}
        </Button>
      )}
    </div>
  );
};

type Props = {
  bookletId: string;
  grid: Coverage;
  line: CoverageLine;
  mayWrite: boolean;
  onChange: () => void;
  onClose: () => void;
};

/** One obligation: what it is, what covers it, and what to do when nothing does. */
export const ObligationPanel = ({ bookletId, grid, line, mayWrite, onChange, onClose }: Props) => {
  const { t } = useTranslation(['coverage', 'library']);
  const heading = useRef<HTMLHeadingElement>(null);
  const acts = useCoverageActs(bookletId, line.id, grid.site, onChange);
  const { unmet } = useLineTexts(grid.headcount);
  useEffect(() => heading.current?.focus(), []);
  const close = () => {
    document.querySelector<HTMLElement>(`[data-obligation="${line.id}"]`)?.focus();
    onClose();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close();
  };
  return (
    <aside className={classes.panel} aria-label={t('coverage:panel')} onKeyDown={press}>
      <div className={classes.part}>
        <div className={classes.top}>
          <StatusTag {...lookOf(line)}>{t(`coverage:states.${line.state}`)}</StatusTag>
          <IconButton size="small" label={t('coverage:close')} icon={IconX} onClick={close} />
        </div>
        <h3 ref={heading} tabIndex={-1} className={classes.title}>
          {line.label}
        </h3>
        <ObligationFacts line={line} />
      </div>
      {line.lacks_of_text && (
        <div className={classes.part}>
          <h4>{t(`coverage:lacksOfText.${line.lacks_of_text}`)}</h4>
          <p className={classes.doubt}>{t(`coverage:officialText.${line.lacks_of_text}`)}</p>
        </div>
      )}
      {line.values.length > 0 && <MissingFacts {...{ line, acts }} mayFill={grid.may_fill} />}
      {line.covered_by.length > 0 && <CoveringPages bookletId={bookletId} line={line} />}
      {line.state === 'missing' && mayWrite && <Remedies bookletId={bookletId} line={line} acts={acts} />}
      {line.state === 'not_applicable' && !line.justification && <p className={classes.part}>{unmet(line)}</p>}
      {line.state !== 'covered' && !line.unmet.length && <Declaration line={line} acts={acts} mayWrite={mayWrite} />}
      <p className={classes.counsel}>{t('library:counsel')}</p>
    </aside>
  );
};
