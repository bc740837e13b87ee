import { languageName } from '@livretier/booklet';
import { Icon, VisuallyHidden } from '@livretier/ui';
import { IconCheck, IconLoader2, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/shared/locale/useLocale';
import { capitalized } from '@/shared/text/dates';
import type { Edition, Publication } from '../api';
import classes from './Progress.module.css';

export const stepNames = ['checks', 'frozen', 'making', 'placing', 'pdf'] as const;
type StepName = (typeof stepNames)[number];
type StepState = 'done' | 'current' | 'waiting' | 'failed';

/** It is made, and waits until there is a place to lay it down. */
const lacksStore = ({ state, build: { error } }: Publication) => state === 'waiting' && error === 'store_away';

/** At which step a publication is: the first that is not done. */
const reached = (publication: Publication) => {
  const { state, build } = publication;
  if (state === 'online') return 4;
  const refused = state === 'failed' && build.error === 'storing_failed';
  return state === 'storing' || refused || lacksStore(publication) ? 3 : 2;
};

const pdfState = ({ build: { editions } }: Publication): StepState => {
  if (editions.some(({ pdf_state }) => pdf_state === 'waiting')) return 'current';
  return editions.some(({ pdf_state }) => pdf_state === 'failed') ? 'failed' : 'done';
};

/** Each step of making a version, and where it stands. */
export const stepsOf = (publication: Publication): { name: StepName; state: StepState }[] => {
  const place = reached(publication);
  const here: StepState = publication.state === 'failed' ? 'failed' : 'current';
  return stepNames.map((name, index) => {
    if (index < place) return { name, state: 'done' };
    if (index > place) return { name, state: 'waiting' };
    return { name, state: name === 'pdf' ? pdfState(publication) : here };
  });
};

/** How much of it is done, of 100: PDF count one by one. */
export const shareOf = (publication: Publication) => {
  const { editions } = publication.build;
  const place = reached(publication);
  const printed = editions.filter(({ pdf_state }) => pdf_state !== 'waiting').length;
  const within = place === 4 ? printed / Math.max(editions.length, 1) : 0;
  return Math.round(((place + within) / stepNames.length) * 100);
};

/** "7c41…e09b" */
const shortHash = (hash: string) => `${hash.slice(0, 4)}…${hash.slice(-4)}`;

/** What each step is called, and what there is to say of it. */
const useStepText = (publication: Publication, first: boolean) => {
  const { t } = useTranslation('publishing');
  const locale = useLocale();
  const list = new Intl.ListFormat(locale);
  const named = (editions: readonly Edition[]) =>
    capitalized(list.format(editions.map((edition) => languageName(edition.locale, locale))));
  const { editions } = publication.build;
  const count = editions.length;

  const pdf = () => {
    const failed = editions.filter(({ pdf_state }) => pdf_state === 'failed');
    if (failed.length > 0) return t('progress.pdfFailed', { list: named(failed) });
    const ready = editions.filter(({ pdf_state }) => pdf_state === 'ready').length;
    return ready > 0 && ready < count ? t('progress.pdfReady', { ready, count }) : t('progress.pdfText', { count });
  };
  const placing = () => {
    if (lacksStore(publication)) return t('progress.storeAway');
    return t(first ? 'progress.placingFirst' : 'progress.placingText');
  };
  const texts: Record<StepName, { title: string; text: string }> = {
    checks: { title: t('progress.checks'), text: t('progress.checksText') },
    frozen: { title: t('progress.frozen'), text: t('progress.frozenText', { hash: shortHash(publication.sha256) }) },
    making: {
      title: t('progress.making', { count }),
      text: publication.state === 'waiting' ? t('progress.queued') : named(editions),
    },
    placing: { title: t('progress.placing'), text: placing() },
    pdf: { title: t('progress.pdf'), text: pdf() },
  };
  return (name: StepName) => texts[name];
};

const drawings = { done: IconCheck, current: IconLoader2, failed: IconX } as const;

const Mark = ({ state, number }: { state: StepState; number: number }) => (
  <span className={classes.mark} aria-hidden="true">
    {state === 'waiting' ? number : <Icon of={drawings[state]} size={15} />}
  </span>
);

/** How a version is made, one step after the other. */
export const Steps = ({ publication, first }: { publication: Publication; first: boolean }) => {
  const { t } = useTranslation('publishing');
  const say = useStepText(publication, first);
  return (
    <ol className={classes.steps}>
      {stepsOf(publication).map(({ name, state }, index) => (
        <li
          key={name}
          className={classes.step}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <Mark state={state} number={index + 1} />
          <span className={classes.words}>
            <strong>
              <VisuallyHidden>{t(`progress.state.${state}`)} </VisuallyHidden>
              {say(name).title}
            </strong>
            <span>{say(name).text}</span>
          </span>
        </li>
      ))}
    </ol>
  );
};
