import { Avatar, ExportButton, FormPage, FormSection } from '@livretier/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listErrors } from '@/shared/forms/listErrors';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { startFromSaved } from '@/shared/forms/startFromSaved';
import { useForgetFailure } from '@/shared/forms/useForgetFailure';
import { useUnsavedGuard } from '@/shared/forms/useUnsavedGuard';
import { useOnLocaleChange } from '@/shared/locale/useOnLocaleChange';
import { useErrorText } from '@/shared/text/useErrorText';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { fetchOwnData, useSaveProfile } from '../api/account';
import { fullName, type SessionUser, useSignedInUser } from '../api/session';
import { EnrolmentSheet, RecoverySheet, RemovalSheet } from '../secondFactor/FactorSheets';
import { LegalLinks } from '../terms/LegalLinks';
import { DevicesSection } from './DevicesSection';
import { EmailSheet } from './EmailSheet';
import { Line, Lines } from './Lines';
import { PasswordSheet } from './PasswordSheet';
import { ProfileSection, profileOf, useProfileForm } from './ProfileSection';
import { type SheetName, SignInSection } from './SignInSection';
import { SwitchesSection } from './SwitchesSection';

/** What an administrator who acts as somebody finds in the place of what is theirs alone. */
const SwitchedSection = ({ name }: { name: string }) => {
  const { t } = useTranslation('account');
  return (
    <FormSection title={t('switched.title')}>
      <p>{t('switched.text', { name })}</p>
    </FormSection>
  );
};

const DataSection = () => {
  const { t } = useTranslation('account');
  const date = new Date().toISOString().slice(0, 10);
  return (
    <FormSection title={t('data.title')} text={t('data.text')}>
      <Lines>
        <Line
          title={t('data.what')}
          caption={t('data.about')}
          actions={
            <ExportButton fetchFile={fetchOwnData} name={t('data.file', { date })}>
              {t('data.export')}
            </ExportButton>
          }
        />
      </Lines>
    </FormSection>
  );
};

/** What only the person themselves sees of their account. */
const OwnSections = ({ onOpen }: { onOpen: (sheet: SheetName) => void }) => (
  <>
    <SignInSection onOpen={onOpen} />
    <DevicesSection />
    <SwitchesSection />
    <DataSection />
  </>
);

type Props = { user: SessionUser; onOpen: (sheet: SheetName) => void };

const AccountForm = ({ user, onOpen }: Props) => {
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
      <FormSection title={t('legal.links')}>
        <LegalLinks />
      </FormSection>
    </FormPage>
  );
};

const sheets = {
  email: EmailSheet,
  password: PasswordSheet,
  secondFactor: EnrolmentSheet,
  recoveryCodes: RecoverySheet,
  removal: RemovalSheet,
};

/** Beside the form and not inside it: what is sent here is not what the form saves. */
const AccountSheet = ({ name, onClose }: { name: SheetName; onClose: () => void }) => {
  const Sheet = sheets[name];
  return <Sheet onClose={onClose} />;
};

export const AccountPage = () => {
  const { t } = useTranslation('accounts');
  const user = useSignedInUser();
  const [sheet, open] = useState<SheetName | null>(null);
  usePageTitle(t('account.title'));
  /* Somebody else who signs in in another tab starts with a form of their own. */
  return (
    <>
      <AccountForm key={user.id} user={user} onOpen={open} />
      {sheet && <AccountSheet key={`${user.id} ${sheet}`} name={sheet} onClose={() => open(null)} />}
    </>
  );
};
