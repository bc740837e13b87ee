import { zodResolver } from '@hookform/resolvers/zod';
import { api, unwrap } from '@livretier/api';
import { FormDialog, Icon, notify, TextField } from '@livretier/ui';
import { IconCopy, IconUserShare } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ReviewDialog, SendBackDialog } from '@/features/booklets/booklet';
import { PublishingDialog } from '@/features/publishing';
import { shownInPlace } from '@/shared/errors/shownInPlace';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { withTexts } from '@/shared/locale/withTexts';
import { useErrorText } from '@/shared/text/useErrorText';
import { type Eligible, PersonChoice } from '../access/PersonChoice';
import type { BookletLine } from '../types';
import { useRefresh } from '../useRefresh';
import type { AskedAct } from './acts';
import { bookletName, RenameDialog } from './RenameDialog';

const DraftPreview = lazy(withTexts(async () => ({ default: (await import('./DraftPreview')).DraftPreview })));

type Props = { booklet: BookletLine; onClose: () => void };

/** The same booklet once more, under another name. */
const useDuplicateBooklet = (id: string) =>
  useMutation({
    meta: shownInPlace,
    mutationFn: (name: string) =>
      unwrap(
        api.POST('/api/booklets/{booklet_id}/duplicate', { params: { path: { booklet_id: id } }, body: { name } }),
      ),
    onSuccess: useRefresh(),
  });

const longest = 120;

/** The name of the copy. */
const DuplicateDialog = ({ booklet, onClose }: Props) => {
  const { t } = useTranslation(['booklets', 'common']);
  const errorText = useErrorText();
  const duplicate = useDuplicateBooklet(booklet.id);
  const form = useForm({
    resolver: zodResolver(bookletName),
    defaultValues: { name: t('duplicate.proposed', { name: booklet.name }).slice(0, longest) },
  });
  const { errors } = form.formState;
  const done = ({ name }: { name: string }) => {
    notify({ severity: 'success', summary: t('said.duplicate', { name }) });
    onClose();
  };
  const send = form.handleSubmit(({ name }) =>
    duplicate.mutate(name, { onSuccess: done, onError: (error) => showServerErrors(form, error) }),
  );
  return (
    <FormDialog
      title={t('duplicate.title', { name: booklet.name })}
      icon={<Icon of={IconCopy} />}
      accept={t('acts.duplicate')}
      reject={t('common:labels.cancel')}
      busy={duplicate.isPending}
      failure={duplicate.error && !errors.name ? errorText(duplicate.error) : undefined}
      onClose={onClose}
      onSubmit={() => void send()}
    >
      <TextField
        label={t('duplicate.name')}
        hint={t('duplicate.hint')}
        autoComplete="off"
        error={errors.name?.message}
        data-autofocus
        {...form.register('name')}
      />
    </FormDialog>
  );
};

/** Somebody else answers for the booklet. */
const useTransferBooklet = (id: string) =>
  useMutation({
    meta: shownInPlace,
    mutationFn: (user: string) =>
      unwrap(api.POST('/api/booklets/{booklet_id}/transfer', { params: { path: { booklet_id: id } }, body: { user } })),
    onSuccess: useRefresh(),
  });

/** Who answers for the booklet from now on. */
const TransferDialog = ({ booklet: { id, name, main_manager }, onClose }: Props) => {
  const { t } = useTranslation(['booklets', 'common', 'forms']);
  const errorText = useErrorText();
  const transfer = useTransferBooklet(id);
  const [person, setPerson] = useState<Eligible | null>(null);
  const [missing, setMissing] = useState(false);
  const send = () => {
    setMissing(!person);
    if (!person) return;
    transfer.mutate(person.user, {
      onSuccess: () => {
        notify({ severity: 'success', summary: t('said.transfer', { name, person: person.name }) });
        onClose();
      },
    });
  };
  return (
    <FormDialog
      title={t('transfer.title', { name })}
      icon={<Icon of={IconUserShare} />}
      accept={t('acts.transfer')}
      reject={t('common:labels.cancel')}
      busy={transfer.isPending}
      failure={transfer.error ? errorText(transfer.error) : undefined}
      onClose={onClose}
      onSubmit={send}
    >
      <p>{main_manager ? t('transfer.text', { person: main_manager.name }) : t('transfer.textNobody')}</p>
      <PersonChoice
        bookletId={id}
        wanted="booklet_manager"
        besides={main_manager ? [main_manager.id] : []}
        chosen={person}
        onChoose={setPerson}
        error={missing && !person ? t('forms:required') : undefined}
      />
    </FormDialog>
  );
};

/** One dialog for all the booklets of a screen: outside of what would take a click in it for one of its own. */
export const useActDialog = () => {
  const [asked, setAsked] = useState<{ act: AskedAct; booklet: BookletLine } | null>(null);
  const close = () => setAsked(null);
  const refresh = useRefresh();
  return {
    ask: (act: AskedAct, booklet: BookletLine) => setAsked({ act, booklet }),
    dialog: (
      <>
        {asked?.act === 'preview' && (
          <Suspense fallback={null}>
            <DraftPreview booklet={asked.booklet} onClose={close} />
          </Suspense>
        )}
        {asked?.act === 'rename' && <RenameDialog booklet={asked.booklet} onClose={close} />}
        {asked?.act === 'publish' && <PublishingDialog booklet={asked.booklet} onClose={close} />}
        {asked?.act === 'duplicate' && <DuplicateDialog booklet={asked.booklet} onClose={close} />}
        {asked?.act === 'review' && <ReviewDialog bookletId={asked.booklet.id} onDone={refresh} onClose={close} />}
        {asked?.act === 'draft' && <SendBackDialog bookletId={asked.booklet.id} onDone={refresh} onClose={close} />}
        {asked?.act === 'transfer' && <TransferDialog booklet={asked.booklet} onClose={close} />}
      </>
    ),
  };
};
