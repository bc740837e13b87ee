import { zodResolver } from '@hookform/resolvers/zod';
import { Button, ErrorNote, Icon, PageTitle, TextField } from '@livretier/ui';
import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { z } from '@/shared/forms/zod';
import { useErrorText } from '@/shared/text/useErrorText';
import { usePageTitle } from '@/shared/text/usePageTitle';
import classes from './SignInPage.module.css';
import { type Credentials, useSignIn } from './useSignIn';

const schema = z.object({ code: z.string().trim().min(6).max(40) });

type Props = { credentials: Credentials; onBack: () => void };

/** The same call again, with a code: nothing is half signed in meanwhile. */
export const SecondStep = ({ credentials, onBack }: Props) => {
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  const [recovery, setRecovery] = useState(false);
  const signIn = useSignIn();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { code: '' } });
  const { errors } = form.formState;
  usePageTitle(t('secondStep.title'));
  const submit = form.handleSubmit(({ code }) =>
    signIn.mutate({ ...credentials, code }, { onError: (error) => showServerErrors(form, error) }),
  );
  const changeKind = () => {
    form.reset();
    setRecovery(!recovery);
  };
  return (
    <>
      <PageTitle display lead={t(recovery ? 'secondStep.recoveryLead' : 'secondStep.lead')}>
        {t('secondStep.heading')}
      </PageTitle>
      <form noValidate className={classes.form} onSubmit={submit}>
        {signIn.error && !errors.code && <ErrorNote>{errorText(signIn.error)}</ErrorNote>}
        <TextField
          key={String(recovery)}
          label={t(recovery ? 'fields.recoveryCode' : 'fields.code')}
          inputMode={recovery ? 'text' : 'numeric'}
          autoComplete={recovery ? 'off' : 'one-time-code'}
          autoFocus
          error={errors.code?.message}
          {...form.register('code')}
        />
        <Button type="submit" look="primary" size="large" wide busy={signIn.isPending}>
          {t('secondStep.submit')}
        </Button>
        <Button look="link" size="large" wide onClick={changeKind}>
          {t(recovery ? 'secondStep.useApp' : 'secondStep.useRecovery')}
        </Button>
        <Button look="quiet" size="large" wide onClick={onBack}>
          <Icon of={IconArrowLeft} />
          {t('secondStep.back')}
        </Button>
      </form>
    </>
  );
};
