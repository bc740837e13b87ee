import { EmptyState, ExportButton, LineChart, QueryView, SelectField, Skeleton } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fetchAdoption, rolloutsQuery, useAdoption } from '@/features/library/api/adoption';
import type { Adoption, ChapterDetails, Rollout } from '@/features/library/types';
import { useLocale } from '@/shared/locale/useLocale';
import { calendarDay, longDate } from '@/shared/text/dates';
import { wholeNumber } from '@/shared/text/numbers';
import { ReasonTag } from '../detail/Versions';
import classes from './Adoption.module.css';
import { CompaniesTable } from './CompaniesTable';
import { RemindAll } from './Remind';
import { followers } from './shares';
import { UnderstoodPages } from './UnderstoodPages';
import { useChapterView } from './useChapterView';

const kinds = ['local', 'replaced', 'unconcerned', 'other'] as const;
const tiles = ['updated', 'to_review', 'conflicts', 'refused', 'detached', 'behind'] as const;

/** In how many booklets the release is, and what the others wait for. */
const Totals = ({ adoption }: { adoption: Adoption }) => {
  const { t } = useTranslation('library');
  const locale = useLocale();
  const { totals, companies_to_review } = adoption;
  const captions = {
    updated: t('chapters.adoption.of', { number: wholeNumber(followers(totals), locale) }),
    to_review: t('chapters.adoption.inCompanies', { count: companies_to_review }),
    conflicts: t('chapters.adoption.ofReview'),
    refused: t('chapters.adoption.untilNext'),
    detached: t('chapters.adoption.untouched'),
    behind: t('chapters.adoption.closed'),
  };
  return (
    <dl className={classes.tiles}>
      {tiles.map((name) => (
        <div key={name}>
          <dt>{t(`chapters.adoption.totals.${name}`)}</dt>
          <dd>
            <strong>{wholeNumber(totals[name], locale)}</strong> <span>{captions[name]}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
};

/** How many booklets were up to date at the end of each day on which one of them came to be so. */
const usePoints = (byDay: Adoption['by_day']) => {
  const { t } = useTranslation('library');
  const locale = useLocale();
  let sum = 0;
  return Object.entries(byDay).map(([day, count]) => {
    sum += count;
    return {
      key: day,
      label: longDate(calendarDay(day), locale),
      value: sum,
      text: t('chapters.adoption.upToDate', { count: sum, number: wholeNumber(sum, locale) }),
    };
  });
};

const Days = ({ adoption }: { adoption: Adoption }) => {
  const { t } = useTranslation('library');
  const points = usePoints(adoption.by_day);
  const [first, last] = [points[0], points.at(-1)];
  if (!(first && last)) return null;
  return (
    <section aria-labelledby="adoption-days">
      <h2 id="adoption-days">{t('chapters.adoption.days')}</h2>
      {points.length > 1 && (
        <LineChart
          key={points.length}
          label={t('chapters.adoption.curve', { said: last.text, day: last.label })}
          walk={t('chapters.adoption.walk')}
          points={points}
        />
      )}
      <p className={classes.note}>
        {t('chapters.adoption.first', { said: first.text, day: first.label })}{' '}
        {adoption.median_days !== null && t('chapters.adoption.median', { count: adoption.median_days })}
      </p>
    </section>
  );
};

/** Why it was refused, in kinds: what was written stays in its company. */
const Refusals = ({ adoption: { refusals } }: { adoption: Adoption }) => {
  const { t } = useTranslation('library');
  const locale = useLocale();
  const told = kinds.flatMap((kind) => (refusals[kind] ? [{ kind, count: refusals[kind] }] : []));
  if (told.length === 0) return null;
  return (
    <section aria-labelledby="adoption-refusals">
      <h2 id="adoption-refusals">{t('chapters.adoption.refusals')}</h2>
      <dl className={classes.refusals}>
        {told.map(({ kind, count }) => (
          <div key={kind}>
            <dt>{t(`chapters.adoption.refusal.${kind}`)}</dt>
            <dd>{wholeNumber(count, locale)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

/** What happens to those that wait once the release is in force. */
const Late = ({ adoption: { release } }: { adoption: Adoption }) => {
  const { t } = useTranslation('library');
  const locale = useLocale();
  if (!release.effective_on) return null;
  const day = longDate(calendarDay(release.effective_on), locale);
  return <p className={classes.late}>{t('chapters.adoption.late', { day })}</p>;
};

type Props = { chapter: ChapterDetails };

const OfRelease = ({ chapter, rollout }: Props & { rollout: Rollout }) => {
  const { t } = useTranslation('library');
  const { pages } = useChapterView();
  const adoption = useAdoption(chapter.id, rollout.number, pages.cursor);
  return (
    <QueryView query={adoption} skeleton={<Skeleton shape="rows" lines={6} />}>
      {(found) => (
        <>
          <Totals adoption={found} />
          {found.items.length === 0 && !found.others ? (
            <EmptyState size="card" title={t('chapters.adoption.nobody')}>
              {t('chapters.adoption.nobodyText')}
            </EmptyState>
          ) : (
            <div className={classes.columns}>
              <div>
                <div className={classes.head}>
                  <h2>{t('chapters.adoption.companies')}</h2>
                  <span className={classes.note}>{t('chapters.adoption.private')}</span>
                  <RemindAll chapter={chapter.id} adoption={found} />
                </div>
                <CompaniesTable
                  chapter={chapter.id}
                  adoption={found}
                  loading={adoption.isPlaceholderData}
                  pages={pages}
                />
              </div>
              <div className={classes.beside}>
                <Days adoption={found} />
                <Refusals adoption={found} />
                <Late adoption={found} />
              </div>
            </div>
          )}
        </>
      )}
    </QueryView>
  );
};

const Releases = ({ chapter }: Props) => {
  const { t } = useTranslation('library');
  const locale = useLocale();
  const { version, choose } = useChapterView();
  const rollouts = useQuery(rolloutsQuery(chapter.id));
  const named = ({ number, released_at }: Rollout) =>
    t('chapters.adoption.version', { number, day: longDate(new Date(released_at), locale) });
  return (
    <QueryView query={rollouts} skeleton={<Skeleton shape="rows" lines={6} />}>
      {({ items }) => {
        const shown = items.find(({ number }) => number === version) ?? items[0];
        if (!shown)
          return (
            <EmptyState size="card" title={t('chapters.adoption.none')}>
              {t('chapters.adoption.noneText')}
            </EmptyState>
          );
        return (
          <>
            <div className={classes.choice}>
              <SelectField
                label={t('chapters.adoption.release')}
                choices={items.map((one) => ({ value: String(one.number), label: named(one) }))}
                value={String(shown.number)}
                onChange={({ target }) => choose(Number(target.value))}
              />
              <ReasonTag reason={shown.reason} />
              <ExportButton
                name={`adoption-version-${shown.number}.csv`}
                fetchFile={() => fetchAdoption(chapter.id, shown.number)}
              >
                {t('chapters.adoption.export')}
              </ExportButton>
            </div>
            <p className={classes.note}>
              {shown.note} {shown.finished_at === null && t('chapters.adoption.underWay')}
            </p>
            <OfRelease key={shown.number} chapter={chapter} rollout={shown} />
          </>
        );
      }}
    </QueryView>
  );
};

/** How far each release of a chapter has come, and which of its pages are not understood: numbers, and no text of a company. */
export const AdoptionTab = ({ chapter }: Props) => (
  <>
    <Releases chapter={chapter} />
    {chapter.scope === 'platform' && <UnderstoodPages chapterId={chapter.id} />}
  </>
);
