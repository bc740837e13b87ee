import { ExportButton, FilteredEmpty, Page, QueryView, TablePager, useKeysetPages } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { RefusedPage } from '@/shared/RefusedPage';
import { dayIn } from '@/shared/text/moments';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { useSignedInUser } from '../accounts';
import { type AuditEvent, useJournalEvents, useJournalFile } from './api';
import { EventDetails } from './EventDetails';
import { JournalFilters, useJournalSearch } from './JournalFilters';
import { JournalTable } from './JournalTable';
import { useEventTime } from './useEventTime';

/** "Camille Vidal, Connexion, 10:44": what tells the line of one act from those of the same person. */
const useRowLabel = () => {
  const { t } = useTranslation('journal');
  const { short } = useEventTime();
  return ({ actor_name, acting_as_name, action_label, at }: AuditEvent) => {
    const who = actor_name || t('automatic');
    const whole = acting_as_name ? `${who} ${t('actingAs', { name: acting_as_name })}` : who;
    return t('row', { who: whole, action: action_label, time: short(at) });
  };
};

/** The journal of the open company, for those who may read it. */
const Journal = () => {
  const { t } = useTranslation('journal');
  const { search, wanted, filtered, filter, clear, turn, open } = useJournalSearch();
  const pages = useKeysetPages({ value: search.suite ?? [], onChange: turn, filters: JSON.stringify(wanted) });
  const events = useJournalEvents(wanted, pages.cursor);
  const fetchFile = useJournalFile(wanted);
  const rowLabel = useRowLabel();
  const today = dayIn(useSignedInUser().company?.timezone);
  const oldest = wanted.order === 'oldest';
  const opened = events.data?.items.find(({ id }) => id === search.ligne);
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={
        <ExportButton name={`journal-${today}.csv`} fetchFile={fetchFile}>
          {t('export')}
        </ExportButton>
      }
    >
      <JournalFilters {...{ search, filtered, filter, clear }} />
      <QueryView query={events} skeleton={<JournalTable rows={[]} loading />}>
        {({ items, next }) => (
          <JournalTable
            rows={items}
            loading={events.isPlaceholderData}
            sort={{ key: 'at', direction: oldest ? 'asc' : 'desc' }}
            onSort={({ direction }) => filter({ ordre: direction === 'asc' ? 'anciennes' : undefined })}
            rowAction={{ onOpen: ({ id }) => open(id), label: rowLabel }}
            activeKey={opened?.id}
            empty={filtered ? <FilteredEmpty text={t('noMatch')} onClear={clear} /> : <p>{t('empty')}</p>}
            footer={
              items.length > 0 && (
                <TablePager
                  previous={t(oldest ? 'older' : 'newer')}
                  next={t(oldest ? 'newer' : 'older')}
                  {...pages.turn(next)}
                >
                  {t('page', { page: pages.page })}
                </TablePager>
              )
            }
          />
        )}
      </QueryView>
      {opened && <EventDetails event={opened} onClose={() => open(undefined)} />}
    </Page>
  );
};

/** /parametres/journal: who did what, and in whose name. */
export const JournalPage = () => {
  const { t } = useTranslation('journal');
  usePageTitle(t('title'));
  return useSignedInUser().abilities.read_journal ? <Journal /> : <RefusedPage title={t('title')} />;
};
