import { zodResolver } from '@hookform/resolvers/zod';
import { FieldGroup, FormDialog, TextField } from '@livretier/ui';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showServerErrors } from '../../../../shared/forms/serverErrors';
import { z } from '../../../../shared/forms/zod';
import { useErrorText } from '../../../../shared/text/useErrorText';
import type { Site } from '../types';
import { useSaveSite } from './useSaveSite';

const schema = z.object({ name: z.string().trim().min(1).max(150), city: z.string().trim().max(100) });

type Props = { companyId: string; site: Site | undefined; onClose: () => void };

/** The name and the town of a site, new or not. */
export const SiteDialog = ({ companyId, site, onClose }: Props) => {
  const { t } = useTranslation(['companyCards', 'common']);
  const errorText = useErrorText();
  const save = useSaveSite(companyId, site?.id);
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { name: site?.name ?? '', city: site?.city ?? '' },
  });
  const { errors } = form.formState;
  const send = form.handleSubmit((values) =>
    save.mutate(values, { onSuccess: onClose, onError: (error) => showServerErrors(form, error) }),
  );
  return (
    <FormDialog
      title={site ? t('sites.change', { name: site.name }) : t('sites.add')}
      accept={t('common:labels.save')}
      reject={t('common:labels.cancel')}
      busy={save.isPending}
      failure={save.error && !errors.name ? errorText(save.error) : undefined}
      onClose={onClose}
      onSubmit={() => void send()}
    >
      <FieldGroup>
        <TextField label={t('sites.name')} error={errors.name?.message} data-autofocus {...form.register('name')} />
        <TextField optional label={t('sites.city')} error={errors.city?.message} {...form.register('city')} />
      </FieldGroup>
    </FormDialog>
  );
};
