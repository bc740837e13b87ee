import { PageTitle } from '@livretier/ui';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/shared/LinkButton';
import { paths } from '@/shared/paths';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { useFactorChanged } from '../api/account';
import { useSignedInUser } from '../api/session';
import classes from '../signIn/SignInPage.module.css';
import { Enrolment } from './Enrolment';

/** Where somebody stops whose company asks for a second factor; the guards know where they go on. */
export const SecondFactorPage = () => {
  const { t } = useTranslation('account');
  const { second_factor: factor, company } = useSignedInUser();
  /* The session may say so while the recovery codes are still being put away. */
  const [protectedBefore] = useState(factor.on);
  const factorChanged = useFactorChanged();
  const navigate = useNavigate();
  usePageTitle(t('enrolment.title'));
  const goOn = async () => {
    await factorChanged();
    await navigate({ to: paths.root });
  };
  const reason = company ? t('enrolment.lead') : t('enrolment.leadStaff');
  const lead = protectedBefore ? t('enrolment.alreadyLead') : reason;
  return (
    <div className={classes.page}>
      <PageTitle display lead={lead}>
        {t(protectedBefore ? 'enrolment.alreadyHeading' : 'enrolment.heading')}
      </PageTitle>
      {protectedBefore ? (
        <LinkButton to={paths.root} look="primary" size="large" wide>
          {t('enrolment.continue')}
        </LinkButton>
      ) : (
        <Enrolment onDone={() => void goOn()} />
      )}
    </div>
  );
};
