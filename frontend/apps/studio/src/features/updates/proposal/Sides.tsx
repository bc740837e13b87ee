import { BlockView, MediaProvider } from '@livretier/blocks';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaSources } from '@/features/media';
import { paper } from '@/shared/paper/paper';
import { Words } from '@/shared/paper/Words';
import type { Unit } from '../api';
import { blocksOf, saidIn } from '../units';
import classes from './Choice.module.css';

/** Whose text it is. */
export const Side = ({ title, note }: { title: string; note: string }) => (
  <div className={classes.side}>
    <h3>{title}</h3>
    <span className={classes.note}>{note}</span>
  </div>
);

type OptionProps = {
  name: string;
  value: string;
  label: string;
  chosen: boolean;
  onChoose: () => void;
  /** Stands above what it would leave; the choice is then below it. */
  head?: ReactNode;
  tag?: ReactNode;
  children: ReactNode;
};

/** One of the ways out, with what it would leave on the page. */
export const Option = ({ name, value, label, chosen, onChoose, head, tag, children }: OptionProps) => {
  const choice = (
    <div className={classes.choice}>
      <label className={classes.label}>
        <input type="radio" name={name} value={value} checked={chosen} onChange={onChoose} />
        {head ? label : <strong>{label}</strong>}
      </label>
      {tag}
    </div>
  );
  return (
    <div className={classes.option} data-chosen={chosen || undefined}>
      {head ?? choice}
      {children}
      {head && choice}
    </div>
  );
};

/** What would not stay on the page: it is shown, and cannot be chosen. */
export const Left = ({ head, note, children }: { head: ReactNode; note: string | false; children: ReactNode }) => (
  <div className={classes.option}>
    {head}
    {children}
    {note && <p className={classes.left}>{note}</p>}
  </div>
);

/** Blocks as they look in a booklet without a theme. */
export const Drawn = ({ side }: { side: unknown }) => {
  const blocks = useMemo(() => blocksOf(side), [side]);
  const media = useMediaSources(blocks);
  return (
    <div className={`${paper} ${classes.paper}`} lang="fr">
      <MediaProvider value={media}>
        <div className="lvb-flow">
          {blocks.map((block) => (
            <BlockView key={block.id} block={block} />
          ))}
        </div>
      </MediaProvider>
    </div>
  );
};

/** Pages are not compared in words: what is said of one side of them. */
const usePlainText = ({ kind, page_title }: Unit) => {
  const { t } = useTranslation(['updates', 'editor']);
  return (side: unknown, whose: 'base' | 'mine' | 'core') => {
    if (kind === 'importance') return t(`editor:importance.${side as 'info'}`);
    if (kind === 'obligations') return t('side.obligations', { count: Array.isArray(side) ? side.length : 0 });
    if (kind === 'moved' || kind === 'removed') return t(`side.${kind}.${whose}`, { page: page_title });
    return t(`side.none.${whose}`);
  };
};

/** What one side says: words that it changed are marked, what is new stands as it looks. */
export const SideText = ({ unit, side }: { unit: Unit; side: 'mine' | 'core' }) => {
  const plain = usePlainText(unit);
  const said = unit[side];
  const words = unit[`${side}_words`];
  const isNew = unit.base === null || words.length === 0;
  if (isNew && blocksOf(said).length > 0) return <Drawn side={said} />;
  if (said === null || words.length === 0)
    return <p className={`${classes.paper} ${classes.none}`}>{plain(said, side)}</p>;
  return (
    <p className={`${paper} ${classes.paper}`} data-side={side} lang="fr">
      <Words words={saidIn(words)} />
    </p>
  );
};

/** What both began with. */
export const Base = ({ unit, version }: { unit: Unit; version: number }) => {
  const { t } = useTranslation('updates');
  if (unit.base === null || ['moved', 'removed', 'obligations'].includes(unit.kind)) return null;
  const isTitle = typeof unit.base === 'string';
  return (
    <details className={classes.base} open>
      <summary>{t('side.base', { version })}</summary>
      {isTitle ? (
        <p>{unit.kind === 'title' ? String(unit.base) : <PlainBase unit={unit} />}</p>
      ) : (
        <Drawn side={unit.base} />
      )}
    </details>
  );
};

const PlainBase = ({ unit }: { unit: Unit }) => usePlainText(unit)(unit.base, 'base');
