import { Avatar, FormPage } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { listErrors } from '../../../shared/forms/listErrors';
import { showServerErrors } from '../../../shared/forms/serverErrors';
import { startFromSaved } from '../../../shared/forms/startFromSaved';
import { useForgetFailure } from '../../../shared/forms/useForgetFailure';
import { useUnsavedGuard } from '../../../shared/forms/useUnsavedGuard';
import { useOnLocaleChange } from '../../../shared/locale/useOnLocaleChange';
import { useErrorText } from '../../../shared/text/useErrorText';
import { fullName } from '../session/fullName';
import type { SessionUser } from '../session/sessionQuery';
import { OwnSections } from './OwnSections';
import { ProfileSection } from './ProfileSection';
import { profileOf, useProfileForm } from './profile';
import { SwitchedSection } from './SwitchedSection';
import type { SheetName } from './sheet';
import { useSaveProfile } from './useSaveProfile';

type Props = { user: SessionUser; onOpen: (sheet: SheetName) => void };

export const AccountForm = ({ user, onOpen }: Props) => {
  const { t } = useTranslation('accounts');
  const errorText = useErrorText();
  const save = useSaveProfile();
  const form = useProfileForm(user);
  const { errors, isDirty } = form.formState;
  const faults = listErrors(errors, {
    first_name: t('account.profile.firstName'),
    last_name: t('account.profile.lastName'),
    language: t('account.profile.language'),
  });
  const name = fullName(user);
  const submit = form.handleSubmit((profile) => {
    if (!isDirty) return;
    const sent = form.getValues();
    save.mutate(profile, {
      onError: (error) => showServerErrors(form, error),
      onSuccess: (saved) => startFromSaved(form, { sent, saved: profileOf(saved) }),
    });
  });
  useUnsavedGuard(isDirty);
  useForgetFailure(save);
  useOnLocaleChange(() => {
    if (save.isError) save.reset();
    if (faults.length > 0) void form.trigger();
  });
  return (
    <FormPage
      title={t('account.title')}
      lead={user.company ? t('account.lead', { name, company: user.company.name }) : name}
      mark={<Avatar name={name} size="large" />}
      onSubmit={submit}
      onCancel={() => form.reset(undefined, { keepDirtyValues: false })}
      errors={faults}
      failure={save.error && faults.length === 0 ? errorText(save.error) : undefined}
      dirty={isDirty}
      busy={save.isPending}
      savedAt={save.isSuccess ? new Date(save.submittedAt) : undefined}
    >
      <ProfileSection form={form} />
      {user.switched ? <SwitchedSection name={name} /> : <OwnSections onOpen={onOpen} />}
    </FormPage>
  );
};
