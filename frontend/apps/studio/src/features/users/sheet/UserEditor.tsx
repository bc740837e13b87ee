import { Avatar, ErrorSummary, SaveBar, SideSheet } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { listErrors } from '../../../shared/forms/listErrors';
import { showServerErrors } from '../../../shared/forms/serverErrors';
import { startFromSaved } from '../../../shared/forms/startFromSaved';
import { useForgetFailure } from '../../../shared/forms/useForgetFailure';
import { useUnsavedGuard } from '../../../shared/forms/useUnsavedGuard';
import { useErrorText } from '../../../shared/text/useErrorText';
import { fullName } from '../../accounts';
import type { PersonDetails } from '../types';
import { useFieldLabels } from '../useFieldLabels';
import { AccountAct } from './AccountAct';
import { Companies } from './Companies';
import { DeleteAct } from './DeleteAct';
import { HelpActs } from './HelpActs';
import { UserFields } from './UserFields';
import { useCaption } from './useCaption';
import { changesOf, useUserForm, valuesOf } from './userForm';
import { useSaveUser } from './useSaveUser';

type Props = { person: PersonDetails; onClose: (options?: { ignoreBlocker: boolean }) => Promise<void> };

export const UserEditor = ({ person, onClose }: Props) => {
  const { t } = useTranslation('users');
  const errorText = useErrorText();
  const caption = useCaption()(person);
  const save = useSaveUser(person.id);
  const form = useUserForm(person);
  const { errors, isDirty, dirtyFields } = form.formState;
  const faults = listErrors(errors, useFieldLabels());
  const submit = form.handleSubmit((values) => {
    if (!isDirty) return;
    const sent = form.getValues();
    save.mutate(changesOf(values, dirtyFields), {
      onError: (error) => showServerErrors(form, error),
      onSuccess: (saved) => startFromSaved(form, { sent, saved: valuesOf(saved, sent.company_id) }),
    });
  });
  useUnsavedGuard(isDirty);
  useForgetFailure(save);
  const bar = (
    <SaveBar
      dirty={isDirty}
      busy={save.isPending}
      savedAt={save.isSuccess ? new Date(save.submittedAt) : undefined}
      failure={save.error && faults.length === 0 ? errorText(save.error) : undefined}
      onCancel={() => (isDirty ? form.reset(valuesOf(person), { keepDirtyValues: false }) : void onClose())}
      aside={<AccountAct person={person} />}
    />
  );
  return (
    <SideSheet
      title={fullName(person)}
      caption={caption}
      mark={<Avatar name={fullName(person)} size="large" />}
      onClose={() => void onClose()}
      onSubmit={submit}
      footer={person.abilities.edit ? bar : undefined}
    >
      <ErrorSummary errors={faults} />
      {!person.abilities.edit && <p>{t('sheet.readOnly')}</p>}
      <UserFields form={form} person={person} />
      {person.abilities.change_companies && <Companies person={person} />}
      <HelpActs person={person} />
      {person.abilities.delete && <DeleteAct person={person} onGone={() => onClose({ ignoreBlocker: true })} />}
    </SideSheet>
  );
};
