import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Checkbox, ErrorNote } from '@livretier/ui';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from '../../../shared/forms/zod';
import { useErrorText } from '../../../shared/text/useErrorText';
import classes from './TermsPage.module.css';
import { useAcceptTerms } from './useAcceptTerms';
import { useRefuseTerms } from './useRefuseTerms';

const schema = z.object({ read: z.boolean().pipe(z.literal(true)) });

type Props = { versions: { cgu: string; rgpd: string } };

export const TermsForm = ({ versions }: Props) => {
  const { t } = useTranslation('accounts');
  const errorText = useErrorText();
  const accept = useAcceptTerms();
  const refuse = useRefuseTerms();
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { read: false },
  });
  const failure = accept.error ?? refuse.error;
  return (
    <form noValidate className={classes.form} onSubmit={form.handleSubmit(() => accept.mutate(versions))}>
      {failure && <ErrorNote>{errorText(failure)}</ErrorNote>}
      <Checkbox label={t('terms.accept')} error={form.formState.errors.read?.message} {...form.register('read')} />
      <div className={classes.actions}>
        <Button type="submit" look="primary" size="large" busy={accept.isPending}>
          {t('terms.submit')}
        </Button>
        <Button size="large" busy={refuse.isPending} onClick={() => refuse.mutate()}>
          {t('terms.refuse')}
        </Button>
      </div>
    </form>
  );
};
