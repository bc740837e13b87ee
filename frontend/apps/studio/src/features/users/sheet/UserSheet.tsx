import { Avatar, ErrorSummary, QueryView, SaveBar, SideSheet } from '@livretier/ui';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { fullName } from '@/features/accounts';
import { listErrors } from '@/shared/forms/listErrors';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { startFromSaved } from '@/shared/forms/startFromSaved';
import { useForgetFailure } from '@/shared/forms/useForgetFailure';
import { useUnsavedGuard } from '@/shared/forms/useUnsavedGuard';
import { useLocale } from '@/shared/locale/useLocale';
import { longDate } from '@/shared/text/dates';
import { useErrorText } from '@/shared/text/useErrorText';
import { useFieldLabels } from '../accountFields';
import { type PersonDetails, useSaveUser, useUser } from '../api';
import { useOpenUser } from '../useOpenUser';
import { Companies } from './Companies';
import { AccountAct, DeleteAct, HelpActs } from './UserActs';
import { changesOf, UserFields, useUserForm, valuesOf } from './UserFields';

/** "Maison Aubrac, invitation du 8 janvier 2027": what stands under a name. */
const useCaption = () => {
  const { t } = useTranslation('users');
  const locale = useLocale();
  return ({ memberships, platform_role, invited_at }: PersonDetails) => {
    const where = memberships[0]?.company_name ?? t(platform_role === 'none' ? 'nowhere' : 'platform');
    return invited_at ? t('sheet.invited', { where, day: longDate(new Date(invited_at), locale) }) : where;
  };
};

type Props = { person: PersonDetails; onClose: (options?: { ignoreBlocker: boolean }) => Promise<void> };

const UserEditor = ({ person, onClose }: Props) => {
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

/** /parametres/utilisateurs/{id}: somebody's account, beside the list. */
export const UserSheet = () => {
  const { t } = useTranslation('users');
  const { id = '' } = useParams({ strict: false });
  const user = useUser(id);
  const { close } = useOpenUser();
  if (user.data) return <UserEditor key={id} person={user.data} onClose={close} />;
  return (
    <SideSheet title={t('sheet.loading')} onClose={() => void close()}>
      <QueryView query={user}>{() => null}</QueryView>
    </SideSheet>
  );
};
