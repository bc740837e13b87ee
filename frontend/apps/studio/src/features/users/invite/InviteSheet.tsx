import { ErrorSummary, SaveBar, SideSheet } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { listErrors } from '../../../shared/forms/listErrors';
import { showServerErrors } from '../../../shared/forms/serverErrors';
import { useForgetFailure } from '../../../shared/forms/useForgetFailure';
import { useUnsavedGuard } from '../../../shared/forms/useUnsavedGuard';
import { useErrorText } from '../../../shared/text/useErrorText';
import { useSignedInUser } from '../../accounts';
import { PersonFields } from '../PersonFields';
import { RoleField } from '../roles/RoleField';
import { useFieldLabels } from '../useFieldLabels';
import { useOpenUser } from '../useOpenUser';
import { InviteWhere } from './InviteWhere';
import { invitationOf, useInviteForm } from './inviteForm';
import { useInviteUser } from './useInviteUser';

/** /parametres/utilisateurs/create: a letter for somebody who is awaited. */
export const InviteSheet = () => {
  const { t } = useTranslation('users');
  const errorText = useErrorText();
  const company = useSignedInUser().company;
  const invite = useInviteUser();
  const form = useInviteForm(company?.id ?? '');
  const { close } = useOpenUser();
  const { errors, isDirty } = form.formState;
  const faults = listErrors(errors, useFieldLabels());
  const staff = form.watch('platform_role') !== 'none';
  const submit = form.handleSubmit((values) =>
    invite.mutate(invitationOf(values), {
      onError: (error) => showServerErrors(form, error),
      onSuccess: () => void close({ ignoreBlocker: true }),
    }),
  );
  useUnsavedGuard(isDirty && !invite.isSuccess);
  useForgetFailure(invite);
  return (
    <SideSheet
      title={t('invite.title')}
      caption={t('invite.caption')}
      onClose={() => void close()}
      onSubmit={submit}
      footer={
        <SaveBar
          dirty={isDirty}
          busy={invite.isPending}
          failure={invite.error && faults.length === 0 ? errorText(invite.error) : undefined}
          saveLabel={t('invite.send')}
          onCancel={() => void close()}
        />
      }
    >
      <ErrorSummary errors={faults} />
      <PersonFields form={form} />
      <InviteWhere form={form} />
      {!staff && <RoleField form={form} />}
    </SideSheet>
  );
};
