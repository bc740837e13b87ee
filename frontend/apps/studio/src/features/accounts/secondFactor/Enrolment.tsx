import { zodResolver } from '@hookform/resolvers/zod';
import type { components } from '@livretier/api';
import { Button, ErrorNote, PasswordField, TextField } from '@livretier/ui';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { z } from '@/shared/forms/zod';
import { useErrorText } from '@/shared/text/useErrorText';
import { useConfirmEnrolment, useStartEnrolment } from '../api/account';
import { qrPath } from './qrPath';
import { RecoveryCodes } from './RecoveryCodes';
import classes from './Steps.module.css';

/** A square that a phone reads; `rows` are its lines of 0 and 1. */
const QrCode = ({ rows, label }: { rows: readonly string[]; label: string }) => (
  <svg
    role="img"
    aria-label={label}
    className={classes.qrCode}
    viewBox={`0 0 ${rows.length} ${rows.length}`}
    shapeRendering="crispEdges"
  >
    <path className={classes.qrDark} d={qrPath(rows)} />
  </svg>
);

const schema = z.object({ code: z.string().trim().min(6).max(7) });
const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

type Props = { enrolment: components['schemas']['EnrolmentOut']; confirm: ReturnType<typeof useConfirmEnrolment> };

const ScanStep = ({ enrolment, confirm }: Props) => {
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { code: '' } });
  const { errors } = form.formState;
  const submit = form.handleSubmit(({ code }) =>
    confirm.mutate(code, { onError: (error) => showServerErrors(form, error) }),
  );
  return (
    <form noValidate className={classes.step} onSubmit={submit}>
      <p>{t('enrolment.scan')}</p>
      <div className={classes.square}>
        <QrCode rows={enrolment.qr} label={t('enrolment.qr')} />
        <div className={classes.byHand}>
          {t('enrolment.byHand')}
          <code className={classes.secret}>{inFours(enrolment.secret)}</code>
          <a href={enrolment.uri}>{t('enrolment.openApp')}</a>
        </div>
      </div>
      {confirm.error && !errors.code && <ErrorNote>{errorText(confirm.error)}</ErrorNote>}
      <TextField
        label={t('fields.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        error={errors.code?.message}
        {...form.register('code')}
      />
      <Button type="submit" look="primary" size="large" wide busy={confirm.isPending}>
        {t('enrolment.confirm')}
      </Button>
    </form>
  );
};

const passwordStepSchema = z.object({ current_password: z.string().min(1).max(256) });

type Values = z.infer<typeof passwordStepSchema>;
type Ask = {
  mutate: (values: Values, options: { onError: (error: Error) => void }) => void;
  error: Error | null;
  isPending: boolean;
};

/** The password once more, before something that matters. */
const PasswordStep = ({ ask, text, submit: label }: { ask: Ask; text: string; submit: string }) => {
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  const form = useForm({ resolver: zodResolver(passwordStepSchema), defaultValues: { current_password: '' } });
  const { errors } = form.formState;
  const submit = form.handleSubmit((values) =>
    ask.mutate(values, { onError: (error) => showServerErrors(form, error) }),
  );
  return (
    <form noValidate className={classes.step} onSubmit={submit}>
      <p>{text}</p>
      {ask.error && !errors.current_password && <ErrorNote>{errorText(ask.error)}</ErrorNote>}
      <PasswordField
        label={t('fields.currentPassword')}
        autoComplete="current-password"
        error={errors.current_password?.message}
        {...form.register('current_password')}
      />
      <Button type="submit" look="primary" size="large" wide busy={ask.isPending}>
        {label}
      </Button>
    </form>
  );
};

/** From the password to the recovery codes; `onDone` runs once these are put away. */
export const Enrolment = ({ onDone }: { onDone: () => void }) => {
  const { t } = useTranslation('account');
  const start = useStartEnrolment();
  const confirm = useConfirmEnrolment();
  if (confirm.data)
    return <RecoveryCodes codes={confirm.data.recovery_codes} kept={t('recovery.kept')} onKept={onDone} />;
  if (start.data) return <ScanStep enrolment={start.data} confirm={confirm} />;
  return <PasswordStep ask={start} text={t('enrolment.passwordText')} submit={t('enrolment.start')} />;
};
