import { Share } from '@livretier/ui';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import { LinkButton } from '@/shared/LinkButton';
import { paths } from '@/shared/paths';
import type { StatsBooklet } from './api';
import { Part } from './Part';
import classes from './Stats.module.css';
import { useNumbers } from './useNumbers';

const verdicts = ['covered', 'not_applicable', 'missing'] as const;
const tones = { covered: 'good', not_applicable: 'neutral', missing: 'bad' } as const;
/* The others are in the table. */
const mostWays = 5;

const gridOf = (id: string) => ({ to: paths.bookletEditor, params: { id }, search: { vue: 'grille' } }) as const;

/** The grids in which obligations are missing, those with most of them first. */
const Missing = ({ booklets }: { booklets: readonly StatsBooklet[] }) => {
  const { t } = useTranslation('stats');
  const { whole } = useNumbers();
  const lacking = booklets.filter(({ missing }) => missing > 0).toSorted((one, other) => other.missing - one.missing);
  return (
    <ul className={classes.ways}>
      {lacking.slice(0, mostWays).map(({ id, name, missing }) => (
        <li key={id}>
          {t('coverage.missingIn', { count: missing, number: whole(missing) })} <Link {...gridOf(id)}>{name}</Link>
        </li>
      ))}
    </ul>
  );
};

/** How many chapters follow the library, and how many releases of it wait for somebody to decide. */
const Core = ({ booklets }: { booklets: readonly StatsBooklet[] }) => {
  const { t } = useTranslation('stats');
  const { whole } = useNumbers();
  const { decide_updates } = useSignedInUser().abilities;
  const chapters = booklets.reduce((sum, { core }) => sum + core, 0);
  const waiting = booklets.reduce((sum, { core_waiting }) => sum + core_waiting, 0);
  if (chapters === 0) return null;
  return (
    <p>
      {t('core.chapters', { count: chapters, number: whole(chapters) })}{' '}
      {t('core.waiting', { count: waiting, number: whole(waiting) })}{' '}
      {waiting > 0 && decide_updates && (
        <Link
          to={paths.booklets}
          search={{ vue: 'socle', par: 'livret', ...(booklets.length === 1 && { livret: booklets[0]?.id }) }}
        >
          {t('core.open')}
        </Link>
      )}
    </p>
  );
};

/** What the grid of the published versions says, and the ways to it. */
export const CoveragePart = ({ booklets }: { booklets: readonly StatsBooklet[] }) => {
  const { t } = useTranslation('stats');
  const { whole } = useNumbers();
  const all = (key: (typeof verdicts)[number]) => booklets.reduce((sum, booklet) => sum + booklet[key], 0);
  const parts = verdicts.map((key) => {
    const value = all(key);
    return { key, label: t(`coverage.${key}`), value, text: whole(value), tone: tones[key] };
  });
  const label = t('coverage.label', {
    covered: whole(all('covered')),
    not_applicable: whole(all('not_applicable')),
    missing: whole(all('missing')),
  });
  const asked = parts.some(({ value }) => value > 0);
  const data = {
    headers: [t('coverage.booklet'), ...parts.map(({ label }) => label), t('core.column'), t('core.waitingColumn')],
    rows: booklets.map((booklet) => ({
      key: booklet.id,
      cells: [booklet.name, ...verdicts.map((key) => booklet[key]), booklet.core, booklet.core_waiting],
    })),
  };
  const only = booklets.length === 1 ? booklets[0] : undefined;
  return (
    <Part
      title={t('coverage.title')}
      text={t('coverage.text')}
      data={asked ? data : undefined}
      actions={
        only && (
          <LinkButton look="link" size="small" {...gridOf(only.id)}>
            {t('coverage.open')}
          </LinkButton>
        )
      }
    >
      {asked ? <Share label={label} parts={parts} /> : <p>{t('coverage.none')}</p>}
      {!only && <Missing booklets={booklets} />}
      <Core booklets={booklets} />
    </Part>
  );
};
