import { zodResolver } from '@hookform/resolvers/zod';
import { FieldGroup, FormDialog, SelectField, TextField } from '@livretier/ui';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showServerErrors } from '../../../../shared/forms/serverErrors';
import { z } from '../../../../shared/forms/zod';
import { capitalized } from '../../../../shared/text/dates';
import { useErrorText } from '../../../../shared/text/useErrorText';
import type { Host } from '../types';
import { brands, useSaveHost } from './useSaveHost';

const schema = z.object({ hostname: z.string().trim().min(1).max(253), brand: z.enum(brands) });
const choices = brands.map((brand) => ({ value: brand, label: capitalized(brand) }));

type Props = { companyId: string; host: Host | undefined; onClose: () => void };

/** A domain name and its brand; the name of one that exists stays. */
export const HostDialog = ({ companyId, host, onClose }: Props) => {
  const { t } = useTranslation(['companyCards', 'common']);
  const errorText = useErrorText();
  const save = useSaveHost(companyId, host?.id);
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { hostname: host?.hostname ?? '', brand: brands[0] },
  });
  const { errors } = form.formState;
  const send = form.handleSubmit((values) =>
    save.mutate(values, { onSuccess: onClose, onError: (error) => showServerErrors(form, error) }),
  );
  return (
    <FormDialog
      title={host ? t('hosts.change', { name: host.hostname }) : t('hosts.add')}
      accept={t('common:labels.save')}
      reject={t('common:labels.cancel')}
      busy={save.isPending}
      failure={save.error && !errors.hostname ? errorText(save.error) : undefined}
      onClose={onClose}
      onSubmit={() => void send()}
    >
      <FieldGroup>
        {!host && (
          <TextField
            label={t('hosts.hostname')}
            hint={t('hosts.hostnameHint')}
            error={errors.hostname?.message}
            data-autofocus
            {...form.register('hostname')}
          />
        )}
        <SelectField
          label={t('hosts.brand')}
          choices={choices}
          error={errors.brand?.message}
          {...form.register('brand')}
        />
      </FieldGroup>
    </FormDialog>
  );
};
