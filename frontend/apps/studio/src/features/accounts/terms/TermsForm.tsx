import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Checkbox, ErrorNote } from '@livretier/ui';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from '../../../shared/forms/zod';
import { useLocale } from '../../../shared/locale/useLocale';
import { useOnLocaleChange } from '../../../shared/locale/useOnLocaleChange';
import { useErrorText } from '../../../shared/text/useErrorText';
import type { SessionUser } from '../session/sessionQuery';
import { MissingDocument } from './MissingDocument';
import classes from './TermsPage.module.css';
import { useAnswerTerms } from './useAnswerTerms';
import { useShownTerms } from './useShownTerms';

const schema = z.object({ read: z.boolean().pipe(z.literal(true)) });

type Props = { inForce: SessionUser['terms'] };

export const TermsForm = ({ inForce: { cgu, rgpd } }: Props) => {
  const { t } = useTranslation('accounts');
  const errorText = useErrorText();
  const language = useLocale();
  const { terms, ...loading } = useShownTerms();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { read: false } });
  const { accept, refuse } = useAnswerTerms({ onOutdated: () => form.reset() });
  const failure = accept.error ?? refuse.error;
  /* The box was ticked under another text, and the sentences are in another language. */
  useOnLocaleChange(() => {
    form.reset();
    accept.reset();
    refuse.reset();
  });
  return (
    <form noValidate className={classes.form} onSubmit={form.handleSubmit(() => terms && accept.mutate(terms))}>
      {loading.failed && <MissingDocument {...loading} />}
      {failure && <ErrorNote>{errorText(failure)}</ErrorNote>}
      <Checkbox label={t('terms.accept')} error={form.formState.errors.read?.message} {...form.register('read')} />
      <div className={classes.actions}>
        <Button type="submit" look="primary" size="large" busy={accept.isPending} disabled={!terms || refuse.isPending}>
          {t('terms.submit')}
        </Button>
        <Button
          size="large"
          busy={refuse.isPending}
          disabled={accept.isPending}
          onClick={() => refuse.mutate(terms ?? { cgu, rgpd, language })}
        >
          {t('terms.refuse')}
        </Button>
      </div>
    </form>
  );
};
