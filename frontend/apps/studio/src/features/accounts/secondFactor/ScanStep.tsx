import { zodResolver } from '@hookform/resolvers/zod';
import type { components } from '@livretier/api';
import { Button, ErrorNote, TextField } from '@livretier/ui';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showServerErrors } from '../../../shared/forms/serverErrors';
import { z } from '../../../shared/forms/zod';
import { useErrorText } from '../../../shared/text/useErrorText';
import { QrCode } from './QrCode';
import classes from './Steps.module.css';
import type { useConfirmEnrolment } from './useConfirmEnrolment';

const schema = z.object({ code: z.string().trim().min(6).max(7) });
const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

type Props = { enrolment: components['schemas']['EnrolmentOut']; confirm: ReturnType<typeof useConfirmEnrolment> };

export const ScanStep = ({ enrolment, confirm }: Props) => {
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
