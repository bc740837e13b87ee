import {
  EmptyState,
  ExportButton,
  FilterBar,
  FilteredEmpty,
  Page,
  QueryView,
  SearchField,
  Segmented,
  TablePager,
  useKeysetPages,
} from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import { OfBooklet } from '@/features/booklets';
import { type BookletOut, mailingsSummaryQuery } from '@/features/booklets/api';
import { choiceOf } from '@/shared/searchParts';
import { dayIn } from '@/shared/text/moments';
import { type DeliveriesWanted, type DeliveryState, deliveriesQuery, useDeliveriesFile } from '../api/deliveries';
import type { Mailing, MailingsSummary } from '../api/mailings';
import { MailingFrame, OfMailing } from '../detail/MailingFrame';
import { type MailingsSearch, mailingsSearch } from '../mailingsSearch';
import classes from './Recipients.module.css';
import { RecipientsTable } from './RecipientsTable';

const states = [
  'pending',
  'sent',
  'delivered',
  'failed',
  'bounced',
  'complained',
  'uncertain',
  'excluded',
] as const satisfies DeliveryState[];
type Shown = (typeof states)[number];

/* Offered when there is one. */
const rare: readonly Shown[] = ['failed', 'bounced', 'complained', 'uncertain', 'excluded'];

/** How many there are in a state, where the figures of the mailing say it. */
const countIn = ({ counts }: Mailing, state: Shown) =>
  ({
    pending: counts.to_send,
    sent: undefined,
    delivered: counts.delivered,
    failed: counts.failed,
    bounced: counts.bounced,
    complained: undefined,
    uncertain: counts.uncertain,
    excluded: counts.excluded,
  })[state];

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
  const wanted: DeliveriesWanted = { ...(state && { state }), ...(text && { search: text }) };
  const filter = (change: MailingsSearch) =>
    void navigate({
      to: '.',
      replace: true,
      resetScroll: false,
      search: (old) => ({ ...old, ...change, suite: undefined }),
    });
  return { state, text, wanted, cursors: search.suite ?? [], turn, filter };
};

type Props = { booklet: BookletOut; mailing: Mailing; summary: MailingsSummary };

const Filters = ({ mailing, asked }: { mailing: Mailing; asked: ReturnType<typeof useAsked> }) => {
  const { t } = useTranslation('emailing');
  const { state, text, filter } = asked;
  const every = 'all' as const;
  const filtered = state !== undefined || text !== undefined;
  return (
    <FilterBar
      label={t('people.filter')}
      onClear={filtered ? () => filter({ etat: undefined, recherche: undefined }) : undefined}
    >
      <SearchField
        label={t('people.search')}
        value={text ?? ''}
        onChange={(typed) => filter({ recherche: typed.slice(0, 100) || undefined })}
      />
      <Segmented
        label={t('people.state')}
        value={state ?? every}
        options={[
          { value: every, label: t('people.every'), count: mailing.counts.total },
          ...states
            .filter((one) => !rare.includes(one) || one === state || (countIn(mailing, one) ?? 0) > 0)
            .map((one) => {
              const count = countIn(mailing, one);
              return { value: one, label: t(`deliveries.many.${one}`), ...(count !== undefined && { count }) };
            }),
        ]}
        onChange={(chosen) => filter({ etat: chosen === every ? undefined : chosen })}
      />
    </FilterBar>
  );
};

const Recipients = ({ booklet, mailing, summary }: Props) => {
  const { t } = useTranslation('emailing');
  const asked = useAsked();
  const which = { booklet: booklet.id, mailing: mailing.id };
  const today = dayIn(useSignedInUser().company?.timezone);
  const fetchFile = useDeliveriesFile(which, asked.wanted);
  const pages = useKeysetPages({ value: asked.cursors, onChange: asked.turn, filters: JSON.stringify(asked.wanted) });
  const moves = mailing.state === 'sending';
  const deliveries = useQuery(deliveriesQuery({ ...which, moves }, asked.wanted, pages.cursor));
  const table = { booklet, mailing, mayChange: summary.may_change, maySend: summary.may_send };
  const absent = !mailing.launched_at ? 'notYet' : !mailing.recipients_kept ? 'gone' : undefined;
  if (absent)
    return (
      <EmptyState title={t(`people.${absent}.title`)} size="card">
        {t(`people.${absent}.text`)}
      </EmptyState>
    );
  return (
    <>
      <div className={classes.bar}>
        <Filters mailing={mailing} asked={asked} />
        <ExportButton fetchFile={fetchFile} name={`envoi-${booklet.slug}-${today}.csv`}>
          {t('people.export')}
        </ExportButton>
      </div>
      <QueryView query={deliveries} skeleton={<RecipientsTable {...table} rows={[]} loading />}>
        {({ items, next }) => (
          <RecipientsTable
            {...table}
            rows={items}
            loading={deliveries.isPlaceholderData}
            empty={
              <FilteredEmpty
                text={t('people.noMatch')}
                onClear={() => asked.filter({ etat: undefined, recherche: undefined })}
              />
            }
            footer={
              items.length > 0 && (
                <TablePager previous={t('pager.previous')} next={t('pager.next')} {...pages.turn(next)}>
                  {t('pager.page', { page: pages.page })}
                </TablePager>
              )
            }
          />
        )}
      </QueryView>
    </>
  );
};

const Screen = ({ booklet }: { booklet: BookletOut }) => {
  const { t } = useTranslation('emailing');
  const summary = useQuery(mailingsSummaryQuery(booklet.id));
  return (
    <OfMailing booklet={booklet}>
      {(mailing) =>
        summary.data ? (
          <MailingFrame booklet={booklet} mailing={mailing} summary={summary.data}>
            <Recipients booklet={booklet} mailing={mailing} summary={summary.data} />
          </MailingFrame>
        ) : (
          <Page title={t('title')}>
            <QueryView query={summary}>{() => null}</QueryView>
          </Page>
        )
      }
    </OfMailing>
  );
};

/** /livrets/options/emailing/{id}/destinataires: what became of each message, and what can still be done about it. */
export const RecipientsPage = () => <OfBooklet>{(booklet) => <Screen booklet={booklet} />}</OfBooklet>;
