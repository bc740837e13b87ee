import { zodResolver } from '@hookform/resolvers/zod';
import { Button, ErrorNote, PasswordField } from '@livretier/ui';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showServerErrors } from '../../../shared/forms/serverErrors';
import { z } from '../../../shared/forms/zod';
import { useErrorText } from '../../../shared/text/useErrorText';
import classes from './Steps.module.css';

const schema = z.object({ current_password: z.string().min(1).max(256) });

type Values = z.infer<typeof schema>;
type Ask = {
  mutate: (values: Values, options: { onError: (error: Error) => void }) => void;
  error: Error | null;
  isPending: boolean;
};

/** The password once more, before something that matters. */
export const PasswordStep = ({ ask, text, submit: label }: { ask: Ask; text: string; submit: string }) => {
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { current_password: '' } });
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
