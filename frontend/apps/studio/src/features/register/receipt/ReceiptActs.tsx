import { Button, ExportButton, Icon } from '@livretier/ui';
import { IconEye, IconFileTypePdf } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchPdf, openElsewhere, publicationQuery } from '@/features/publishing';
import { type Receipt, useEvidence } from '../api';
import { SeenWithReceipt } from '../seen/SeenWithReceipt';
import { CancelDialog } from './CancelDialog';
import classes from './ReceiptSheet.module.css';
import { statementOf } from './statement';

type Props = { bookletId: string; receipt: Receipt };

/** The version that was acknowledged, in its language, where its PDF was made. */
const Frozen = ({ bookletId, receipt }: Props) => {
  const { t } = useTranslation('register');
  const { locale } = receipt;
  const { publication } = statementOf(receipt);
  const version = useQuery(publicationQuery(bookletId, publication)).data;
  const fetching = useMutation({
    mutationFn: () => fetchPdf(bookletId, publication, locale),
    onSuccess: ({ address }) => openElsewhere(address),
  });
  const edition = version?.build.editions.find((one) => one.locale === locale);
  return (
    edition?.pdf_state === 'ready' && (
      <Button look="soft" busy={fetching.isPending} onClick={() => fetching.mutate()}>
        <Icon of={IconFileTypePdf} />
        {t('acts.frozen')}
      </Button>
    )
  );
};

/** All that proves it, for somebody who need not believe us. */
const Evidence = ({ bookletId, receipt }: Props) => {
  const { t } = useTranslation('register');
  const fetchFile = useEvidence(bookletId, receipt.id);
  const number = receipt.number.replaceAll(/[\s-]/g, '');
  return (
    <ExportButton fetchFile={fetchFile} name={t('acts.evidenceFile', { number })}>
      {t('acts.evidence')}
    </ExportButton>
  );
};

/** What may be done with one receipt. */
export const ReceiptActs = ({ bookletId, receipt }: Props) => {
  const { t } = useTranslation('register');
  const [cancelling, setCancelling] = useState(false);
  const [seeing, setSeeing] = useState(false);
  return (
    <div className={classes.acts}>
      <Button onClick={() => setSeeing(true)}>
        <Icon of={IconEye} />
        {t('acts.seen')}
      </Button>
      <Frozen bookletId={bookletId} receipt={receipt} />
      {receipt.proof && !receipt.forgotten && <Evidence bookletId={bookletId} receipt={receipt} />}
      {receipt.abilities.cancel && !receipt.cancellation && (
        <span className={classes.cancel}>
          <Button look="link" size="small" onClick={() => setCancelling(true)}>
            {t('acts.cancel')}
          </Button>
        </span>
      )}
      {seeing && (
        <SeenWithReceipt
          bookletId={bookletId}
          receiptId={receipt.id}
          name={receipt.name}
          onClose={() => setSeeing(false)}
        />
      )}
      {cancelling && <CancelDialog bookletId={bookletId} receipt={receipt} onClose={() => setCancelling(false)} />}
    </div>
  );
};
