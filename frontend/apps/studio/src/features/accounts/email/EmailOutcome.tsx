import { PageTitle } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../shared/LinkButton';
import { paths } from '../../../shared/paths';
import { useFocusOnHeading } from '../../../shared/text/useFocusOnHeading';
import classes from '../signIn/SignInPage.module.css';

/** The address is another one, or the link was used, is over, or came without its token. */
export const EmailOutcome = ({ done }: { done: boolean }) => {
  const { t } = useTranslation('account');
  useFocusOnHeading();
  return (
    <div className={classes.page}>
      <PageTitle display lead={t(done ? 'emailPage.doneLead' : 'emailPage.deadLead')}>
        {t(done ? 'emailPage.doneHeading' : 'emailPage.deadHeading')}
      </PageTitle>
      <LinkButton to={done ? paths.root : paths.account} look="primary" size="large" wide>
        {t(done ? 'emailPage.continue' : 'emailPage.toAccount')}
      </LinkButton>
    </div>
  );
};
