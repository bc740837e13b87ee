import { Button } from '@livretier/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookletOut } from '@/features/booklets/api';
import { SeenWithReceipt } from '@/features/register';
import type { Participant, Receipt } from '../api/participants';
import { nameOf } from '../useTexts';

type Props = { booklet: BookletOut; participant: Participant; receipt: Receipt };

/** The version that they acknowledged, as they had it. */
export const SeenThen = ({ booklet, participant, receipt }: Props) => {
  const { t } = useTranslation('participation');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="link" size="small" onClick={() => setOpen(true)}>
        {t('timeline.seen')}
      </Button>
      {open && (
        <SeenWithReceipt
          bookletId={booklet.id}
          receiptId={receipt.id}
          name={nameOf(participant)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
