import { ApiError } from '@livretier/api';
import { Button, ErrorNote, PageTitle } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/shared/LinkButton';
import { paths } from '@/shared/paths';
import { useErrorText } from '@/shared/text/useErrorText';
import { useFocusOnHeading } from '@/shared/text/useFocusOnHeading';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { useConfirmEmail } from '../api/links';
import classes from '../signIn/SignInPage.module.css';
import { useToken } from './useToken';

/** The address is another one, or the link was used, is over, or came without its token. */
const EmailOutcome = ({ done }: { done: boolean }) => {
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

const isDeadLink = (error: unknown) => error instanceof ApiError && error.code === 'bad_email_link';

/** A button, and not the visit itself, uses the link up: mail programs visit links on their own. */
export const NewEmailPage = () => {
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  const token = useToken(paths.newEmail);
  const take = useConfirmEmail();
  usePageTitle(t('emailPage.title'));
  if (take.isSuccess) return <EmailOutcome done />;
  if (!token || isDeadLink(take.error)) return <EmailOutcome done={false} />;
  return (
    <div className={classes.page}>
      <PageTitle display lead={t('emailPage.lead')}>
        {t('emailPage.heading')}
      </PageTitle>
      {take.error && <ErrorNote>{errorText(take.error)}</ErrorNote>}
      <Button look="primary" size="large" wide busy={take.isPending} onClick={() => take.mutate(token)}>
        {t('emailPage.submit')}
      </Button>
    </div>
  );
};
