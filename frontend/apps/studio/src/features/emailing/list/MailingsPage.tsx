import {
  EmptyState,
  FilterBar,
  FilteredEmpty,
  Icon,
  Page,
  QueryView,
  SearchField,
  SectionHeader,
  Segmented,
  Skeleton,
  TablePager,
  useKeysetPages,
} from '@livretier/ui';
import { IconMailOff, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { OfBooklet, OptionsTabs, useFrame } from '@/features/booklets';
import { type BookletOut, mailingsOf, mailingsSummaryQuery } from '@/features/booklets/api';
import { LinkButton } from '@/shared/LinkButton';
import { useLocale } from '@/shared/locale/useLocale';
import { paths } from '@/shared/paths';
import { choiceOf } from '@/shared/searchParts';
import { wholeNumber } from '@/shared/text/numbers';
import { type MailingState, type MailingsSummary, type MailingsWanted, useMailings } from '../api/mailings';
import { type MailingsSearch, mailingsSearch } from '../mailingsSearch';
import classes from './Mailings.module.css';
import { MailingsTable } from './MailingsTable';

const states = ['draft', 'scheduled', 'sending', 'paused', 'done', 'cancelled'] as const satisfies MailingState[];
/* Offered when there is one. */
const rare: readonly MailingState[] = ['paused', 'cancelled'];

/** The state and the name that the list is narrowed to and its page, from the address. */
const useAsked = () => {
  const search = useSearch({ strict: false, select: mailingsSearch });
  const navigate = useNavigate();
  const turn = useCallback(
    (cursors: readonly string[]) => {
      const suite = cursors.length > 0 ? [...cursors] : undefined;
      void navigate({ to: '.', search: (old) => ({ ...old, suite }) });
    },
    [navigate],
  );
  const state = choiceOf(search.etat, states);
  const text = search.recherche;
  const wanted: MailingsWanted = { ...(state && { state }), ...(text && { search: text }) };
  return {
    state,
    text,
    wanted,
    cursors: search.suite ?? [],
    turn,
    filter: (change: MailingsSearch) =>
      void navigate({
        to: '.',
        replace: true,
        resetScroll: false,
        search: (old) => ({ ...old, ...change, suite: undefined }),
      }),
  };
};

type Props = { booklet: BookletOut; summary: MailingsSummary };

/** Those whom no mailing reaches: paper and tablet do. */
const WithoutEmail = ({ booklet, summary: { without_email: count } }: Props) => {
  const { t } = useTranslation('emailing');
  if (count === 0) return null;
  return (
    <div className={classes.without}>
      <Icon of={IconMailOff} />
      <p>
        <strong>{t('withoutEmail.title', { count })}</strong> {t('withoutEmail.text', { count })}
      </p>
      <LinkButton size="small" to={paths.bookletParticipants} search={{ livret: booklet.id, sansEmail: true as const }}>
        {t('withoutEmail.show', { count })}
      </LinkButton>
    </div>
  );
};

const NewMailing = ({ booklet, summary }: Props) => {
  const { t } = useTranslation('emailing');
  if (!summary.may_change) return null;
  return (
    <LinkButton look="primary" to={paths.bookletNewMailing} search={{ livret: booklet.id }}>
      <Icon of={IconPlus} />
      {t('list.new')}
    </LinkButton>
  );
};

const Mailings = ({ booklet, summary }: Props) => {
  const { t } = useTranslation('emailing');
  const locale = useLocale();
  const { state, text, wanted, cursors, turn, filter } = useAsked();
  const pages = useKeysetPages({ value: cursors, onChange: turn, filters: JSON.stringify(wanted) });
  const mailings = useMailings(booklet.id, wanted, pages.cursor);
  const clear = () => filter({ etat: undefined, recherche: undefined });
  const every = 'all' as const;
  const number = (count: number) => wholeNumber(count, locale);
  const used = t('list.used', { count: summary.used, used: number(summary.used), quota: number(summary.quota) });
  if (mailingsOf(summary) === 0)
    return (
      <>
        <EmptyState title={t('list.empty.title')} action={<NewMailing booklet={booklet} summary={summary} />}>
          {t(summary.may_change ? 'list.empty.text' : 'list.empty.readOnly')}
        </EmptyState>
        <WithoutEmail booklet={booklet} summary={summary} />
      </>
    );
  return (
    <>
      <SectionHeader
        title={t('list.title')}
        text={`${used} ${t('list.counted')}`}
        actions={<NewMailing booklet={booklet} summary={summary} />}
      />
      <FilterBar label={t('list.filter')} onClear={state || text ? clear : undefined}>
        <SearchField
          label={t('list.search')}
          value={text ?? ''}
          onChange={(typed) => filter({ recherche: typed.slice(0, 100) || undefined })}
        />
        <Segmented
          label={t('list.state')}
          value={state ?? every}
          options={[
            { value: every, label: t('list.every'), count: mailingsOf(summary) },
            ...states
              .filter((one) => summary.counts[one] > 0 || one === state || !rare.includes(one))
              .map((one) => ({ value: one, label: t(`statesMany.${one}`), count: summary.counts[one] })),
          ]}
          onChange={(chosen) => filter({ etat: chosen === every ? undefined : chosen })}
        />
      </FilterBar>
      <QueryView query={mailings} skeleton={<MailingsTable booklet={booklet} rows={[]} mayChange={false} loading />}>
        {({ items, next }) => (
          <MailingsTable
            booklet={booklet}
            rows={items}
            mayChange={summary.may_change}
            loading={mailings.isPlaceholderData}
            empty={<FilteredEmpty text={t('list.noMatch')} onClear={clear} />}
            footer={
              (next || pages.page > 1) && (
                <TablePager previous={t('pager.previous')} next={t('pager.next')} {...pages.turn(next)}>
                  {t('pager.page', { page: pages.page })}
                </TablePager>
              )
            }
          />
        )}
      </QueryView>
      <WithoutEmail booklet={booklet} summary={summary} />
    </>
  );
};

const Screen = ({ booklet }: { booklet: BookletOut }) => {
  const { t } = useTranslation('emailing');
  const frame = useFrame(booklet, t('title'));
  const summary = useQuery(mailingsSummaryQuery(booklet.id));
  return (
    <Page {...frame}>
      <OptionsTabs booklet={booklet} />
      <QueryView query={summary} skeleton={<Skeleton />}>
        {(known) => <Mailings booklet={booklet} summary={known} />}
      </QueryView>
    </Page>
  );
};

/** /livrets/options/emailing: what was written to the participants, what is being sent and what is planned. */
export const MailingsPage = () => <OfBooklet>{(booklet) => <Screen booklet={booklet} />}</OfBooklet>;
