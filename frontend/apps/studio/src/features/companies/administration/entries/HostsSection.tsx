import { zodResolver } from '@hookform/resolvers/zod';
import { api, unwrap } from '@livretier/api';
import {
  Button,
  confirm,
  FieldGroup,
  FormDialog,
  Icon,
  QueryView,
  SectionHeader,
  SelectField,
  TextField,
} from '@livretier/ui';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { z } from '@/shared/forms/zod';
import { capitalized } from '@/shared/text/dates';
import { useErrorText } from '@/shared/text/useErrorText';
import { brands, type CompanyCard, type Host, hostsQuery, purposes, useHosts, useSaveHost } from '../api';
import { EntryList } from './EntryList';

const schema = z.object({
  hostname: z.string().trim().min(1).max(253),
  brand: z.enum(brands),
  purpose: z.enum(purposes),
});
const choices = brands.map((brand) => ({ value: brand, label: capitalized(brand) }));

type Props = { companyId: string; host: Host | undefined; onClose: () => void };

/** A domain name, what it serves, and the brand of a studio; name and purpose of one that exists stay. */
const HostDialog = ({ companyId, host, onClose }: Props) => {
  const { t } = useTranslation(['companyCards', 'common']);
  const errorText = useErrorText();
  const save = useSaveHost(companyId, host?.id);
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { hostname: host?.hostname ?? '', brand: brands[0], purpose: host?.purpose ?? purposes[0] },
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
          <>
            <TextField
              label={t('hosts.hostname')}
              hint={t('hosts.hostnameHint')}
              error={errors.hostname?.message}
              data-autofocus
              {...form.register('hostname')}
            />
            <SelectField
              label={t('hosts.purpose')}
              hint={t('hosts.purposeHint')}
              choices={purposes.map((purpose) => ({ value: purpose, label: t(`hosts.purposes.${purpose}`) }))}
              error={errors.purpose?.message}
              {...form.register('purpose')}
            />
          </>
        )}
        {form.watch('purpose') === 'studio' && (
          <SelectField
            label={t('hosts.brand')}
            choices={choices}
            error={errors.brand?.message}
            {...form.register('brand')}
          />
        )}
      </FieldGroup>
    </FormDialog>
  );
};

/** Take a domain name away, after a question. */
const useRemoveHost = (companyId: string) => {
  const { t } = useTranslation('companyCards');
  const client = useQueryClient();
  const removal = useMutation({
    mutationFn: (host: Host) =>
      unwrap(
        api.DELETE('/api/companies/{company_id}/hosts/{host_id}', {
          params: { path: { company_id: companyId, host_id: host.id } },
        }),
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: hostsQuery(companyId).queryKey }),
  });
  return async (host: Host) => {
    const sure = await confirm({
      header: t('hosts.removeHeader', { name: host.hostname }),
      message: t('hosts.removeText'),
      acceptLabel: t('hosts.remove'),
      rejectLabel: t('hosts.keep'),
      defaultFocus: 'reject',
      danger: true,
    });
    if (sure) removal.mutate(host);
  };
};

/** The domain names of a company; each change is kept at once. */
export const HostsSection = ({ company }: { company: CompanyCard }) => {
  const { t } = useTranslation('companyCards');
  const [edited, setEdited] = useState<Host | 'new' | null>(null);
  const remove = useRemoveHost(company.id);
  const entryOf = (host: Host) => ({
    ...host,
    title: host.hostname,
    caption:
      host.purpose === 'reading'
        ? t('hosts.purposes.reading')
        : t('hosts.studioWithBrand', { brand: capitalized(host.brand) }),
  });
  return (
    <section aria-labelledby="hosts">
      <FieldGroup>
        <SectionHeader id="hosts" level={3} title={t('hosts.title')} text={t('hosts.text')} />
        <QueryView
          query={useHosts(company.id)}
          isEmpty={({ items }) => items.length === 0}
          empty={<p>{t('hosts.empty')}</p>}
        >
          {({ items }) => (
            <EntryList
              entries={items.map(entryOf)}
              mayChange={({ purpose }) => purpose === 'studio'}
              onChange={setEdited}
              onRemove={(host) => void remove(host)}
            />
          )}
        </QueryView>
        <p>
          <Button onClick={() => setEdited('new')}>
            <Icon of={IconPlus} />
            {t('hosts.add')}
          </Button>
        </p>
      </FieldGroup>
      {edited && (
        <HostDialog
          companyId={company.id}
          host={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  );
};
