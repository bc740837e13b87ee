import { zodResolver } from '@hookform/resolvers/zod';
import { api, unwrap } from '@livretier/api';
import { Button, confirm, FieldGroup, FormDialog, Icon, QueryView, TextField } from '@livretier/ui';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { z } from '@/shared/forms/zod';
import { useErrorText } from '@/shared/text/useErrorText';
import { type CompanyCard, type Site, sitesQuery, useSaveSite, useSites } from '../api';
import { EntryList } from './EntryList';

const schema = z.object({ name: z.string().trim().min(1).max(150), city: z.string().trim().max(100) });

type Props = { companyId: string; site: Site | undefined; onClose: () => void };

/** The name and the town of a site, new or not. */
const SiteDialog = ({ companyId, site, onClose }: Props) => {
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

/** Take a site away, after a question. */
const useRemoveSite = (companyId: string) => {
  const { t } = useTranslation('companyCards');
  const client = useQueryClient();
  const removal = useMutation({
    mutationFn: (site: Site) =>
      unwrap(
        api.DELETE('/api/companies/{company_id}/sites/{site_id}', {
          params: { path: { company_id: companyId, site_id: site.id } },
        }),
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: sitesQuery(companyId).queryKey }),
  });
  return async (site: Site) => {
    const sure = await confirm({
      header: t('sites.removeHeader', { name: site.name }),
      message: t('sites.removeText'),
      acceptLabel: t('sites.remove'),
      rejectLabel: t('sites.keep'),
      defaultFocus: 'reject',
      danger: true,
    });
    if (sure) removal.mutate(site);
  };
};

const entryOf = (site: Site) => ({ ...site, title: site.name, caption: site.city });

/** The places of a company; each change is kept at once. */
export const SitesTab = ({ card }: { card: CompanyCard }) => {
  const { t } = useTranslation('companyCards');
  const [edited, setEdited] = useState<Site | 'new' | null>(null);
  const remove = useRemoveSite(card.id);
  return (
    <FieldGroup>
      <p>{t('sites.text')}</p>
      <QueryView
        query={useSites(card.id)}
        isEmpty={({ items }) => items.length === 0}
        empty={<p>{t('sites.empty')}</p>}
      >
        {({ items }) => (
          <EntryList entries={items.map(entryOf)} onChange={setEdited} onRemove={(site) => void remove(site)} />
        )}
      </QueryView>
      {card.abilities.edit && (
        <p>
          <Button onClick={() => setEdited('new')}>
            <Icon of={IconPlus} />
            {t('sites.add')}
          </Button>
        </p>
      )}
      {edited && (
        <SiteDialog companyId={card.id} site={edited === 'new' ? undefined : edited} onClose={() => setEdited(null)} />
      )}
    </FieldGroup>
  );
};
