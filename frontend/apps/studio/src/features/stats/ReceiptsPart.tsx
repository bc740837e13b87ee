import { QueryView, Share } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Asked, type Breakdown, breakdownQuery, followingQuery } from './api';
import { Part } from './Part';
import classes from './Stats.module.css';
import { useNumbers } from './useNumbers';

const channels = ['link', 'code', 'account', 'tablet', 'paper', 'import'] as const;

const useParts = () => {
  const { t } = useTranslation('stats');
  const { whole } = useNumbers();
  const nameOf = (label: string) => {
    const channel = channels.find((one) => one === label);
    return channel ? t(`receipts.channels.${channel}`) : t('breakdown.unknown');
  };
  return (rows: Breakdown['rows']) =>
    rows.map(({ label, acknowledged }) => ({
      key: label,
      label: nameOf(label),
      value: acknowledged,
      text: acknowledged === null ? t('masked') : whole(acknowledged),
    }));
};

/** How the receipts of these people came in; nothing where none did, or where nobody may be counted. */
export const ReceiptsPart = ({ asked }: { asked: Asked }) => {
  const { t } = useTranslation('stats');
  const { whole } = useNumbers();
  const partsOf = useParts();
  const query = useQuery(breakdownQuery(asked, 'channel'));
  const acknowledged = useQuery(followingQuery(asked)).data?.funnel?.acknowledged;
  if (query.data === null || !acknowledged) return null; // the funnel says why
  const data = {
    headers: [t('receipts.channel'), t('receipts.receipts')],
    rows: partsOf(query.data?.rows ?? []).map(({ key, label, value, text }) => ({
      key,
      cells: [label, value ?? text],
    })),
  };
  return (
    <Part
      title={t('receipts.title')}
      text={t('receipts.text', { count: acknowledged, number: whole(acknowledged) })}
      data={data}
    >
      <QueryView query={query}>
        {(breakdown) => {
          const parts = partsOf(breakdown?.rows ?? []);
          const said = parts.map(({ label, text }) => t('readings.part', { name: label, text })).join(', ');
          return (
            <>
              <Share label={t('readings.partLabel', { title: t('receipts.title'), parts: said })} parts={parts} />
              {parts.some(({ value }) => value === null) && <p className={classes.note}>{t('breakdown.few')}</p>}
            </>
          );
        }}
      </QueryView>
    </Part>
  );
};
