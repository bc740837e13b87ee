import { PageTitle } from '@livretier/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withTexts } from '../../../shared/locale/withTexts';
import { usePageTitle } from '../../../shared/text/usePageTitle';
import { SignInForm } from './SignInForm';
import classes from './SignInPage.module.css';
import type { Credentials } from './useSignIn';

/* Few people come here: the first load goes without it. */
const SecondStep = lazy(withTexts(async () => ({ default: (await import('./SecondStep')).SecondStep })));

const FirstStep = ({ onCodeNeeded }: { onCodeNeeded: (credentials: Credentials) => void }) => {
  const { t } = useTranslation('accounts');
  usePageTitle(t('signIn.title'));
  return (
    <>
      <PageTitle display lead={t('signIn.lead')}>
        {t('signIn.heading')}
      </PageTitle>
      <SignInForm onCodeNeeded={onCodeNeeded} />
    </>
  );
};

export const SignInPage = () => {
  const [credentials, keep] = useState<Credentials | null>(null);
  return (
    <div className={classes.page}>
      {credentials ? (
        <Suspense>
          <SecondStep credentials={credentials} onBack={() => keep(null)} />
        </Suspense>
      ) : (
        <FirstStep onCodeNeeded={keep} />
      )}
    </div>
  );
};
