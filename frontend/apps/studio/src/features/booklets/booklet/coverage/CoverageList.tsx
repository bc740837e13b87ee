import { Button, Icon, StatusTag } from '@livretier/ui';
import { IconChevronDown, IconChevronRight, IconCircleCheck, IconFileText, IconHelpHexagon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Coverage } from '@/features/booklets/api';
import { useLocale } from '@/shared/locale/useLocale';
import { paths } from '@/shared/paths';
import { calendarDay, longDate } from '@/shared/text/dates';
import classes from './CoverageList.module.css';
import { type CoverageLine, isOpen, lackingOf, lookOf, states } from './states';
import { useCoveringPages } from './useCoveringPages';
import { useLineTexts } from './useLineTexts';

const domains = [
  ...['rescue', 'risks', 'respect', 'contract', 'time', 'house', 'trade', 'environment'],
  ...['training', 'patients', 'residents'],
] as readonly CoverageLine['domain'][];

/** Who looked the reference up and when; nothing is called checked before somebody has, nor while a doubt stands. */
const Checked = ({ line }: { line: CoverageLine }) => {
  const { t } = useTranslation('coverage');
  const locale = useLocale();
  if (line.doubt || !line.checked_on)
    return (
      <span className={classes.checked} data-doubt>
        <Icon of={IconHelpHexagon} size={16} />
        {t('toVerify')}
      </span>
    );
  return (
    <span className={classes.checked}>
      <Icon of={IconCircleCheck} size={16} />
      <span>
        {longDate(calendarDay(line.checked_on), locale)}
        {line.checked_by_name && <span className={classes.name}>{line.checked_by_name}</span>}
      </span>
    </span>
  );
};

type LineProps = {
  bookletId: string;
  headcount: number | null;
  line: CoverageLine;
  chosen: boolean;
  onChoose: (id: string | null) => void;
};

/** Where the booklet says it, what it lacks, or why it does not concern anybody here. */
const InBooklet = ({ bookletId, headcount, line, onChoose }: Omit<LineProps, 'chosen'>) => {
  const { t } = useTranslation('coverage');
  const texts = useLineTexts(headcount);
  const [first, ...others] = useCoveringPages(bookletId)(line);
  const act = line.lacks_of_text && lackingOf(line).length === 0 ? 'text' : line.state;
  if (line.state === 'not_applicable') return <span>{line.justification?.reason ?? texts.unmet(line)}</span>;
  return (
    <div className={classes.place}>
      <div>
        {line.state === 'to_complete' && <strong className={classes.lacking}>{texts.lacking(line)}</strong>}
        {line.state === 'missing' && <span className={classes.none}>{t('noPageYet')}</span>}
        {first && (
          <span className={classes.page}>
            <Icon of={IconFileText} size={16} />
            <span>
              <Link to={paths.bookletEditor as string} params={{ id: bookletId }} search={{ page: first.id }}>
                {first.title}
              </Link>
              <span className={classes.small}>
                {first.chapterTitle}
                {others.length > 0 && t('morePages', { count: others.length })}
              </span>
            </span>
          </span>
        )}
      </div>
      {act !== 'covered' && act !== 'not_applicable' && (
        <Button
          look="soft"
          size="small"
          aria-label={t(`act.${act}Of`, { label: line.label })}
          onClick={() => onChoose(line.id)}
        >
          {t(`act.${act}`)}
        </Button>
      )}
    </div>
  );
};

const Line = ({ bookletId, headcount, line, chosen, onChoose }: LineProps) => {
  const { t } = useTranslation('coverage');
  const { conditions } = useLineTexts(headcount);
  return (
    <li className={classes.line} data-chosen={chosen || undefined} data-state={line.state}>
      <span>
        <StatusTag {...lookOf(line)}>{t(`states.${line.state}`)}</StatusTag>
      </span>
      <div className={classes.what}>
        <button
          type="button"
          className={classes.label}
          data-obligation={line.id}
          aria-expanded={chosen}
          onClick={() => onChoose(chosen ? null : line.id)}
        >
          {line.label}
        </button>
        <span className={classes.source}>
          {line.reference}
          {line.level === 'recommended' && ` · ${t('recommended')}`}
          {conditions(line).map((condition) => (
            <span key={condition} className={classes.condition}>
              {condition}
            </span>
          ))}
        </span>
      </div>
      <InBooklet {...{ bookletId, headcount, line, onChoose }} />
      <Checked line={line} />
    </li>
  );
};

type DomainProps = Omit<LineProps, 'line' | 'chosen'> & {
  domain: CoverageLine['domain'];
  lines: readonly CoverageLine[];
  chosen: string | undefined;
  /** Whether all states are shown: what is settled then stays behind a button. */
  isWhole: boolean;
};

/** The obligations of one domain; one that leaves nothing to do is folded. */
const DomainOf = ({ domain, lines, isWhole, chosen, ...told }: DomainProps) => {
  const { t } = useTranslation(['coverage', 'library']);
  const list = useId();
  const open = lines.filter(isOpen);
  const [unfolded, setUnfolded] = useState(open.length > 0 || !isWhole);
  const [withSettled, setWithSettled] = useState(open.length === 0 || !isWhole);
  const shown = withSettled ? lines : lines.filter((line) => isOpen(line) || line.id === chosen);
  const counts = states
    .map((state) => ({ state, count: lines.filter((line) => line.state === state).length }))
    .filter(({ count }) => count > 0)
    .map(({ state, count }) => t(`coverage:counted.${state}`, { count }));
  return (
    <section>
      <h3>
        <button
          type="button"
          className={classes.fold}
          aria-expanded={unfolded}
          aria-controls={list}
          onClick={() => setUnfolded(!unfolded)}
        >
          <Icon of={unfolded ? IconChevronDown : IconChevronRight} size={16} />
          {t(`library:domains.${domain}`)}
          <span className={classes.pill}>{lines.length}</span>
          <span className={classes.counted}>{counts.join(', ')}</span>
        </button>
      </h3>
      <div id={list} hidden={!unfolded}>
        {unfolded && (
          <>
            <ul>
              {shown.map((line) => (
                <Line key={line.id} {...told} line={line} chosen={line.id === chosen} />
              ))}
            </ul>
            {shown.length < lines.length && (
              <div className={classes.settled}>
                <Button look="link" size="small" onClick={() => setWithSettled(true)}>
                  {t('coverage:showSettled', { count: lines.length - shown.length })}
                </Button>
              </div>
            )}
          </>
        )}
      </div>
    </section>
  );
};

type Props = {
  bookletId: string;
  grid: Coverage;
  lines: readonly CoverageLine[];
  isWhole: boolean;
  chosen: string | undefined;
  onChoose: (id: string | null) => void;
};

/** Obligations by domain: how each stands, where the booklet says it, and who checked its reference. */
export const CoverageList = ({ bookletId, grid, lines, isWhole, chosen, onChoose }: Props) => {
  const { t } = useTranslation('coverage');
  if (lines.length === 0)
    return (
      <p className={classes.nothing} role="status">
        {t(grid.items.length === 0 ? 'empty' : 'nothing')}
      </p>
    );
  const groups = domains.map((domain) => ({ domain, lines: lines.filter((line) => line.domain === domain) }));
  return (
    <div className={classes.list}>
      <div className={classes.columns} aria-hidden="true">
        <span>{t('state')}</span>
        <span>{t('obligation')}</span>
        <span>{t('inBooklet')}</span>
        <span>{t('checkedReference')}</span>
      </div>
      {groups
        .filter((group) => group.lines.length > 0)
        .map((group) => (
          <DomainOf
            key={`${group.domain} ${isWhole}`}
            {...group}
            {...{ bookletId, isWhole, chosen, onChoose }}
            headcount={grid.headcount}
          />
        ))}
    </div>
  );
};
