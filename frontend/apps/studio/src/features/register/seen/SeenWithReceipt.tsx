import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { receiptQuery, seenQuery } from '../api';
import { Sentence } from '../receipt/Sentence';
import { useReceiptTime } from '../useReceiptTime';
import { SeenDialog } from './SeenDialog';

type Props = { bookletId: string; receiptId: string; name: string; onClose: () => void };

/** What somebody had before them when they acknowledged it, in which words and when. */
export const SeenWithReceipt = ({ bookletId, receiptId, name, onClose }: Props) => {
  const { t } = useTranslation('register');
  const { day, time } = useReceiptTime();
  const seen = useQuery(seenQuery(bookletId, receiptId));
  const receipt = useQuery(receiptQuery(bookletId, receiptId)).data;
  const title = name ? t('seen.title', { name }) : t('seen.titleForgotten');
  return (
    <SeenDialog bookletId={bookletId} title={title} seen={seen} onClose={onClose}>
      {receipt && (
        <>
          <p>{t('seen.acknowledged', { day: day(receipt.received_at), time: time(receipt.received_at) })}</p>
          <Sentence receipt={receipt} />
        </>
      )}
    </SeenDialog>
  );
};
