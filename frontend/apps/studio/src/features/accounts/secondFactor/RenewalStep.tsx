import { Button } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { showServerErrors } from '../../../shared/forms/serverErrors';
import { ProofFields } from './ProofFields';
import classes from './Steps.module.css';
import { useProofForm } from './useProofForm';
import type { useRenewCodes } from './useRenewCodes';

/** Who one is, twice, before the former codes open nothing any more. */
export const RenewalStep = ({ renew }: { renew: ReturnType<typeof useRenewCodes> }) => {
  const { t } = useTranslation('account');
  const form = useProofForm();
  const submit = form.handleSubmit((values) =>
    renew.mutate(values, { onError: (error) => showServerErrors(form, error) }),
  );
  return (
    <form noValidate className={classes.step} onSubmit={submit}>
      <p>{t('recovery.renewText')}</p>
      <ProofFields form={form} failure={renew.error} />
      <Button type="submit" look="primary" size="large" wide busy={renew.isPending}>
        {t('recovery.renew')}
      </Button>
    </form>
  );
};
