import { Button, SideSheet } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { showServerErrors } from '../../../shared/forms/serverErrors';
import { ProofFields } from './ProofFields';
import { useProofForm } from './useProofForm';
import { useRemoveFactor } from './useRemoveFactor';

export const RemovalSheet = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('account');
  const remove = useRemoveFactor();
  const form = useProofForm();
  const submit = form.handleSubmit((values) =>
    remove.mutate(values, { onSuccess: onClose, onError: (error) => showServerErrors(form, error) }),
  );
  return (
    <SideSheet
      title={t('remove.title')}
      onClose={onClose}
      onSubmit={submit}
      footer={
        <>
          <Button onClick={onClose}>{t('fields.cancel')}</Button>
          <Button type="submit" look="danger" busy={remove.isPending}>
            {t('remove.submit')}
          </Button>
        </>
      }
    >
      <p>{t('remove.text')}</p>
      <ProofFields form={form} failure={remove.error} />
    </SideSheet>
  );
};
