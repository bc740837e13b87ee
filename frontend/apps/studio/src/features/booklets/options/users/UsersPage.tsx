import { zodResolver } from '@hookform/resolvers/zod';
import {
  Button,
  DateField,
  FilteredEmpty,
  FormDialog,
  filterChoices,
  Icon,
  notify,
  Page,
  QueryView,
  SearchField,
  SectionHeader,
  Skeleton,
} from '@livretier/ui';
import { IconInfoCircle, IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { accessesQuery, useChangeAccess } from '@/features/booklets/access/api';
import type { Access, BookletOut } from '@/features/booklets/types';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { z } from '@/shared/forms/zod';
import { useErrorText } from '@/shared/text/useErrorText';
import { OfBooklet, OptionsTabs, useFrame } from '../OptionsFrame';
import { GiveDialog } from './GiveDialog';
import { LanguagesDialog } from './GivenLanguages';
import classes from './Users.module.css';
import { UsersTable } from './UsersTable';

const schema = z.object({ ends_on: z.iso.date() });

type Props = { bookletId: string; access: Access; onClose: () => void };

/** Until when an auditor reads. */
const EndDialog = ({ bookletId, access, onClose }: Props) => {
  const { t } = useTranslation(['booklets', 'common']);
  const errorText = useErrorText();
  const change = useChangeAccess(bookletId);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { ends_on: access.ends_on ?? '' } });
  const { errors } = form.formState;
  const send = form.handleSubmit(({ ends_on }) => {
    if (!access.id) return;
    change.mutate(
      { access: access.id, changes: { ends_on } },
      {
        onSuccess: () => {
          notify({ severity: 'success', summary: t('users.changed', { name: access.name }) });
          onClose();
        },
        onError: (error) => showServerErrors(form, error),
      },
    );
  });
  return (
    <FormDialog
      title={t('users.end.of', { name: access.name })}
      accept={t('common:labels.save')}
      reject={t('common:labels.cancel')}
      busy={change.isPending}
      failure={change.error && !errors.ends_on ? errorText(change.error) : undefined}
      onClose={onClose}
      onSubmit={() => void send()}
    >
      <Controller
        control={form.control}
        name="ends_on"
        render={({ field: { value, onChange } }) => (
          <DateField
            label={t('users.end.label')}
            hint={t('users.end.hint')}
            value={value}
            onChange={onChange}
            error={errors.ends_on?.message}
            data-autofocus
          />
        )}
      />
    </FormDialog>
  );
};

const named = (items: readonly Access[]) =>
  items.map((access) => ({ access, label: access.name, description: access.email }));

const Users = ({ booklet }: { booklet: BookletOut }) => {
  const { t } = useTranslation('booklets');
  const frame = useFrame(booklet, t('options.tabs.users'));
  const accesses = useQuery(accessesQuery(booklet.id));
  const [search, setSearch] = useState('');
  const [giving, setGiving] = useState(false);
  const [entrusting, setEntrusting] = useState<Access | null>(null);
  const [ending, setEnding] = useState<Access | null>(null);
  return (
    <Page {...frame}>
      <OptionsTabs booklet={booklet} />
      <SectionHeader
        title={t('users.title')}
        text={t('users.text')}
        actions={
          <>
            <search className={classes.search}>
              <SearchField label={t('people.search')} value={search} onChange={setSearch} />
            </search>
            {accesses.data?.may_write && (
              <Button look="soft" onClick={() => setGiving(true)}>
                <Icon of={IconUserPlus} />
                {t('users.give')}
              </Button>
            )}
          </>
        }
      />
      <QueryView query={accesses} skeleton={<Skeleton shape="rows" lines={4} />}>
        {({ items, may_write }) => (
          <UsersTable
            bookletId={booklet.id}
            rows={filterChoices(named(items), search).map(({ access }) => access)}
            mayWrite={may_write}
            onEnd={setEnding}
            onLanguages={booklet.locales.length > 1 ? setEntrusting : undefined}
            empty={<FilteredEmpty text={t('people.noMatch')} onClear={() => setSearch('')} />}
          />
        )}
      </QueryView>
      <p className={classes.note}>
        <Icon of={IconInfoCircle} />
        {t('users.note')}
      </p>
      {giving && <GiveDialog booklet={booklet} onClose={() => setGiving(false)} />}
      {entrusting && <LanguagesDialog booklet={booklet} access={entrusting} onClose={() => setEntrusting(null)} />}
      {ending && <EndDialog bookletId={booklet.id} access={ending} onClose={() => setEnding(null)} />}
    </Page>
  );
};

/** /livrets/options/utilisateurs: who may do what with the booklet. */
export const UsersPage = () => <OfBooklet>{(booklet) => <Users booklet={booklet} />}</OfBooklet>;
