import { Bars, EmptyState, LineChart, QueryView, Share } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useLanguageName } from '@/features/people';
import { useLocale } from '@/shared/locale/useLocale';
import { calendarDay, longDate, monthName } from '@/shared/text/dates';
import { type Asked, type Readings, readingsQuery } from './api';
import { Part } from './Part';
import classes from './Stats.module.css';
import { useNumbers } from './useNumbers';

type PartName = 'channels' | 'devices' | 'languages';

const usePoints = () => {
  const { t } = useTranslation('stats');
  const locale = useLocale();
  const { whole } = useNumbers();
  return ({ series, by_month }: Readings) =>
    series.map(({ day, opened }) => ({
      key: day,
      label: by_month ? monthName(calendarDay(day), locale) : longDate(calendarDay(day), locale),
      value: opened,
      text: t('readings.opened', { count: opened, number: whole(opened) }),
    }));
};

const SeriesPart = ({ readings }: { readings: Readings }) => {
  const { t } = useTranslation('stats');
  const { whole } = useNumbers();
  const points = usePoints()(readings);
  const { opened, finished, downloaded, by_month } = readings;
  const data = {
    headers: [t(by_month ? 'readings.month' : 'readings.day'), t('readings.count')],
    rows: points.map(({ key, label, value }) => ({ key, cells: [label, value] })),
  };
  return (
    <Part title={t('readings.title')} text={t('readings.text')} data={data}>
      <LineChart
        key={points.length}
        label={t('readings.label', { count: opened, number: whole(opened) })}
        walk={t(by_month ? 'readings.walkMonths' : 'readings.walkDays')}
        points={points}
      />
      <ul className={classes.facts}>
        <li>{t('readings.finished', { count: finished, number: whole(finished) })}</li>
        <li>{t('readings.downloaded', { count: downloaded, number: whole(downloaded) })}</li>
      </ul>
    </Part>
  );
};

const channels = ['l', 'q', 'c', 'p', 't', 'm'] as const;
const devices = ['p', 't', 'c'] as const;

const valueName = (t: TFunction<'stats'>, part: PartName, value: string, languageName: (code: string) => string) => {
  const channel = channels.find((one) => one === value);
  const device = devices.find((one) => one === value);
  if (part === 'channels' && channel) return t(`readings.channels.${channel}`);
  if (part === 'devices' && device) return t(`readings.devices.${device}`);
  return languageName(value);
};

const SharePart = ({ readings, part }: { readings: Readings; part: PartName }) => {
  const { t } = useTranslation('stats');
  const { whole } = useNumbers();
  const languageName = useLanguageName();
  const title = t(`readings.${part}.title`);
  const parts = readings[part].map(({ value, opened }) => ({
    key: value,
    label: valueName(t, part, value, languageName),
    value: opened,
    text: whole(opened),
  }));
  const said = parts.map(({ label, text }) => t('readings.part', { name: label, text })).join(', ');
  if (parts.length === 0) return null;
  return (
    <Part
      title={title}
      data={{
        headers: [t('readings.value'), t('readings.count')],
        rows: parts.map(({ key, label, value }) => ({ key, cells: [label, value] })),
      }}
    >
      <Share label={t('readings.partLabel', { title, parts: said })} parts={parts} />
    </Part>
  );
};

const PagesPart = ({ pages }: { pages: Readings['pages'] }) => {
  const { t } = useTranslation('stats');
  const { whole } = useNumbers();
  const keyed = pages.map((page, place) => ({ ...page, key: `${place}` }));
  return (
    <Part
      title={t('pages.title')}
      data={{
        headers: [t('pages.page'), t('pages.booklet'), t('pages.read')],
        words: 2,
        rows: keyed.map(({ key, title, booklet, read }) => ({ key, cells: [title, booklet, read] })),
      }}
    >
      {keyed.length === 0 ? (
        <p>{t('pages.none')}</p>
      ) : (
        <Bars
          label={t('pages.label')}
          bars={keyed.map(({ key, title, read }) => ({ key, label: title, value: read, text: whole(read) }))}
        />
      )}
    </Part>
  );
};

const QuestionsPart = ({ questions }: { questions: Readings['questions'] }) => {
  const { t } = useTranslation('stats');
  const { whole, share } = useNumbers();
  const keyed = questions.map((question, place) => ({ ...question, key: `${place}` }));
  return (
    <Part
      title={t('questions.title')}
      text={t('questions.text')}
      data={{
        headers: [t('questions.question'), t('pages.booklet'), t('questions.answered'), t('questions.wrong')],
        words: 2,
        rows: keyed.map(({ key, title, booklet, answered, wrong }) => ({
          key,
          cells: [title, booklet, answered, wrong],
        })),
      }}
    >
      {keyed.length === 0 ? (
        <p>{t('questions.none')}</p>
      ) : (
        <Bars
          label={t('questions.label')}
          bars={keyed.map(({ key, title, answered, wrong }) => ({
            key,
            label: title,
            value: wrong,
            of: answered,
            text: t('questions.figure', {
              share: share(wrong, answered),
              wrong: whole(wrong),
              answered: whole(answered),
            }),
          }))}
        />
      )}
    </Part>
  );
};

const isEmpty = ({ opened, pages, questions }: Readings) =>
  opened === 0 && pages.length === 0 && questions.length === 0;

const None = () => {
  const { t } = useTranslation('stats');
  return <EmptyState title={t('readings.noneTitle')}>{t('readings.noneText')}</EmptyState>;
};

/** What devices told: when, by which way, on what, in which language, which pages and which questions. */
export const ReadingsParts = ({ asked }: { asked: Asked }) => (
  <QueryView query={useQuery(readingsQuery(asked))} isEmpty={isEmpty} empty={<None />}>
    {(readings) => (
      <>
        <SeriesPart readings={readings} />
        <div className={classes.columns}>
          {(['channels', 'devices', 'languages'] as const).map((part) => (
            <SharePart key={part} readings={readings} part={part} />
          ))}
        </div>
        <PagesPart pages={readings.pages} />
        <QuestionsPart questions={readings.questions} />
      </>
    )}
  </QueryView>
);
