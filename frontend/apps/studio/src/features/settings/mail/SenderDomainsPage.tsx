import { zodResolver } from '@hookform/resolvers/zod';
import { Button, EmptyState, FormDialog, Icon, notify, Page, QueryView, Stack, TextField } from '@livretier/ui';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { z } from '@/shared/forms/zod';
import { RefusedPage } from '@/shared/RefusedPage';
import { useErrorText } from '@/shared/text/useErrorText';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { useAddDomain, useSenderDomains } from './api';
import { DomainCard } from './DomainCard';

const schema = z.object({ domain: z.string().trim().min(1).max(253) });

const AddDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation(['mail', 'common']);
  const errorText = useErrorText();
  const add = useAddDomain();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { domain: '' } });
  const { errors } = form.formState;
  const done = ({ domain }: { domain: string }) => {
    notify({ severity: 'success', summary: t('domains.added', { domain }) });
    onClose();
  };
  const send = form.handleSubmit(({ domain }) =>
    add.mutate(domain, { onSuccess: done, onError: (error) => showServerErrors(form, error) }),
  );
  return (
    <FormDialog
      title={t('domains.add')}
      accept={t('domains.addAccept')}
      reject={t('common:labels.cancel')}
      busy={add.isPending}
      failure={add.error && !errors.domain ? errorText(add.error) : undefined}
      onClose={onClose}
      onSubmit={() => void send()}
    >
      <TextField
        label={t('domains.domain')}
        hint={t('domains.domainHint')}
        autoComplete="off"
        error={errors.domain?.message}
        data-autofocus
        {...form.register('domain')}
      />
    </FormDialog>
  );
};

const SenderDomains = () => {
  const { t } = useTranslation('mail');
  const company = useSignedInUser().company?.name ?? '';
  const [adding, setAdding] = useState(false);
  const add = (
    <Button onClick={() => setAdding(true)}>
      <Icon of={IconPlus} />
      {t('domains.add')}
    </Button>
  );
  return (
    <Page title={t('domains.title')} lead={t('domains.lead')} actions={add}>
      <QueryView
        query={useSenderDomains()}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title={t('domains.empty')}>{t('domains.emptyText', { company })}</EmptyState>}
      >
        {({ items }) => (
          <Stack gap={6}>
            {items.map((sender) => (
              <DomainCard key={sender.id} sender={sender} />
            ))}
          </Stack>
        )}
      </QueryView>
      {adding && <AddDialog onClose={() => setAdding(false)} />}
    </Page>
  );
};

/** /parametres/domaine-d-envoi: in whose name the company writes. */
export const SenderDomainsPage = () => {
  const { t } = useTranslation('mail');
  usePageTitle(t('domains.title'));
  return useSignedInUser().abilities.manage_sender_domains ? (
    <SenderDomains />
  ) : (
    <RefusedPage title={t('domains.title')} />
  );
};
