import { Icon } from '@livretier/ui';
import { IconBan, IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Receipt } from '../api';
import { useReceiptTime } from '../useReceiptTime';
import classes from './ReceiptSheet.module.css';
import { grouped } from './statement';

type Props = { kind?: 'proof' | 'cancelled'; done?: boolean; title: string; children?: ReactNode };

const Step = ({ kind = 'proof', done = true, title, children }: Props) => (
  <li className={classes.step} data-kind={kind} data-done={done}>
    <span className={classes.node}>{done && <Icon of={kind === 'proof' ? IconCheck : IconBan} size={16} />}</span>
    <div>
      <p>
        <strong>{title}</strong>
      </p>
      {children}
    </div>
  </li>
);

/** What happened to a receipt, one step after the other, and what has not happened: nobody outside has dated it. */
export const ProofSteps = ({ receipt }: { receipt: Receipt }) => {
  const { t } = useTranslation('register');
  const { full } = useReceiptTime();
  const { made_at, received_at, proof, cancellation } = receipt;
  return (
    <>
      <ol className={classes.steps} aria-label={t('steps.label')}>
        {made_at && <Step title={t('steps.made', { moment: full(made_at) })} />}
        <Step title={t('steps.received', { moment: full(received_at) })} />
        {proof ? (
          <Step title={t('steps.recorded', { moment: full(proof.recorded_at), number: proof.sequence })}>
            <p className={classes.hash}>{grouped(proof.leaf)}</p>
          </Step>
        ) : (
          <Step done={false} title={t('steps.pending')}>
            <p className={classes.detail}>{t('steps.pendingText')}</p>
          </Step>
        )}
        {cancellation && (
          <Step kind="cancelled" title={t('steps.cancelled', { moment: full(cancellation.at) })}>
            <p className={classes.detail}>
              {t('steps.cancelledBy', { name: cancellation.by_name, reason: cancellation.reason })}
            </p>
          </Step>
        )}
      </ol>
      <p className={classes.undated}>{t('steps.undated')}</p>
    </>
  );
};
