import { Icon, Page, QueryView, Skeleton } from '@livretier/ui';
import { IconShieldCheck, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/shared/locale/useLocale';
import { useShownThing } from '@/shared/shownThing';
import { longDate } from '@/shared/text/dates';
import { wholeNumber } from '@/shared/text/numbers';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { type Release, releaseQuery } from '../api';
import { LibraryWords } from '../LibraryWords';
import { ReasonTag } from '../ReasonTag';
import type { UpdatesSearch } from '../updatesSearch';
import { useDaysLeft } from '../useDaysLeft';
import { useUpdateTexts } from '../useUpdateTexts';
import { BatchResult } from './BatchResult';
import classes from './Board.module.css';
import { Changes } from './Changes';
import { Many } from './Many';
import { Shares } from './Shares';
import { States } from './States';
import { useAllProposals } from './useAllProposals';
import { useTicked } from './useTicked';

/** Why, upon which text, from when, and how much of it. */
const Facts = ({ release }: { release: Release }) => {
  const { t } = useTranslation('updates');
  const texts = useUpdateTexts();
  const { note, reference, effective_on, changes } = release;
  const left = useDaysLeft();
  const blocks = changes.reduce((sum, page) => sum + page.blocks.length, 0);
  const facts = [
    { name: t('facts.reason'), value: note },
    { name: t('facts.reference'), value: reference },
    { name: t('facts.effective'), value: effective_on && texts.day(effective_on), note: left(effective_on) },
    {
      name: t('facts.extent'),
      value: t('facts.extentOf', { blocks: texts.blocks(blocks), pages: texts.pages(changes.length) }),
    },
  ].filter(({ value }) => value);
  return (
    <dl className={classes.facts}>
      {facts.map(({ name, value, note: beside }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          {beside && <dd className={classes.quiet}>{beside}</dd>}
        </div>
      ))}
    </dl>
  );
};

/** What publishing it would ask of readers; whoever publishes decides. */
const Reread = ({ readers }: { readers: number }) => {
  const { t } = useTranslation('updates');
  const locale = useLocale();
  return (
    <p className={classes.reread}>
      <Icon of={IconUsers} size={20} />
      <span>{t('changes.reread', { count: readers, number: wholeNumber(readers, locale) })}</span>
    </p>
  );
};

type ShownProps = { release: Release; batch: string | undefined; onShow: (change: UpdatesSearch) => void };

const Shown = ({ release, batch, onShow }: ShownProps) => {
  const { t } = useTranslation('updates');
  const texts = useUpdateTexts();
  const locale = useLocale();
  const { id, title, number, reason, counts, own, released_at, released_by_name, detached } = release;
  const lists = {
    conflict: useAllProposals(id, 'conflict'),
    adapted: useAllProposals(id, 'adapted'),
    ready: useAllProposals(id, 'ready'),
  };
  const open = [lists.conflict, lists.adapted, lists.ready].flatMap(({ data = [] }) => data);
  const ticked = useTicked(lists.ready.data);
  const name = t('board.release', { title, number });
  const day = longDate(new Date(released_at), locale);
  usePageTitle(name);
  useShownThing(name);
  return (
    <Page
      title={name}
      mark={
        <span className={classes.sign}>
          <Icon of={IconShieldCheck} size={24} />
        </span>
      }
      tag={<ReasonTag reason={reason} />}
      lead={[
        t(own ? 'board.leadOwn' : 'board.leadCore'),
        released_by_name ? t('board.releasedBy', { day, name: released_by_name }) : t('board.released', { day }),
      ].join(' ')}
      actions={<Many {...{ release, open }} ready={ticked.ids} onBatch={(lot) => onShow({ version: id, lot })} />}
    >
      <Facts release={release} />
      <div className={classes.columns}>
        <div className={classes.main}>
          {batch && <BatchResult batch={batch} onClose={() => onShow({ version: id })} />}
          <h2>{t('board.taken', { count: counts.booklets, booklets: texts.booklets(counts.booklets) })}</h2>
          {detached.length > 0 && (
            <details className={classes.detached}>
              <summary>{t('board.detached', { count: detached.length })}</summary>
              <ul>
                {detached.map((one) => (
                  <li key={one.id}>{one.booklet_name}</li>
                ))}
              </ul>
            </details>
          )}
          <Shares counts={counts} />
          <States {...{ release, lists, ticked }} />
        </div>
        <LibraryWords>
          <Changes release={release}>{release.readers > 0 && <Reread readers={release.readers} />}</Changes>
        </LibraryWords>
      </div>
    </Page>
  );
};

type Props = Omit<ShownProps, 'release'> & { id: string };

/** A release in all booklets for which one decides: what clashes, what is to be examined, what is ready. */
export const OneRelease = ({ id, ...rest }: Props) => (
  <QueryView query={useQuery(releaseQuery(id))} skeleton={<Skeleton shape="rows" lines={6} />}>
    {(release) => <Shown release={release} {...rest} />}
  </QueryView>
);
