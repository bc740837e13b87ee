import { Button, Icon } from '@livretier/ui';
import { IconLoader2, IconShieldCheck, IconShieldX, IconStack2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/shared/text/useErrorText';
import { type RegisterState, registerStateQuery, useVerification, type Verification } from './api';
import classes from './RegisterNote.module.css';
import { useReceiptTime } from './useReceiptTime';

const icons = {
  sound: IconShieldCheck,
  broken: IconShieldX,
  waiting: IconLoader2,
  known: IconStack2,
  empty: IconStack2,
} as const;

/** Complete is said of what was recomputed, and of nothing else. */
const lookOf = ({ recorded, pending }: RegisterState, verification: Verification | undefined) => {
  if (verification && verification.faults.length > 0) return 'broken';
  if (pending > 0) return 'waiting';
  if (recorded === 0) return 'empty';
  return verification?.recorded === recorded ? 'sound' : 'known';
};

/** What a check of the log found, by kind. */
const Faults = ({ faults }: Pick<Verification, 'faults'>) => {
  const { t } = useTranslation('register');
  const kinds = [...new Set(faults.map(({ kind }) => kind))];
  return (
    <ul className={classes.faults}>
      {kinds.map((kind) => (
        <li key={kind}>
          {t('state.fault', { what: t(`faults.${kind}`), count: faults.filter((one) => one.kind === kind).length })}
        </li>
      ))}
    </ul>
  );
};

type Props = { state: RegisterState; verification: Verification | undefined };

/** What is so of the log of the company, and what is not: nobody outside dates it yet. */
const Words = ({ state, verification }: Props) => {
  const { t } = useTranslation('register');
  const { full } = useReceiptTime();
  const look = lookOf(state, verification);
  const { recorded, pending, checkpoint } = state;
  const partly = look === 'sound' && verification && verification.checked < recorded;
  const counts = { recorded, checked: verification?.checked, count: look === 'waiting' ? pending : recorded };
  return (
    <div role="status">
      <p>
        <strong>{t(`state.${look}.title`, counts)}</strong> {t(partly ? 'state.partly' : `state.${look}.text`, counts)}
      </p>
      {look === 'broken' && verification && <Faults faults={verification.faults} />}
      {verification && <p>{t('state.checkedAt', { moment: full(verification.checked_at) })}</p>}
      {checkpoint && recorded > 0 && !checkpoint.anchored && (
        <p>{t('state.signed', { moment: full(checkpoint.at) })}</p>
      )}
    </div>
  );
};

/** How far the log is, with a way to have it checked at once. */
export const RegisterNote = ({ bookletId }: { bookletId: string }) => {
  const { t } = useTranslation('register');
  const errorText = useErrorText();
  const state = useQuery(registerStateQuery(bookletId)).data;
  const verification = useVerification(bookletId);
  if (!state) return null;
  const look = lookOf(state, verification.data);
  return (
    <section className={classes.note} data-look={look} aria-label={t('state.label')}>
      <Icon of={icons[look]} />
      <div className={classes.body}>
        <Words state={state} verification={verification.data} />
        <p role="alert" className={classes.failed}>
          {verification.error && errorText(verification.error)}
        </p>
      </div>
      {look !== 'empty' && (
        <Button look="link" size="small" busy={verification.isPending} onClick={() => verification.mutate()}>
          {t('state.verify')}
        </Button>
      )}
    </section>
  );
};
