import { ApiError } from '@livretier/api';
import { Button, ErrorNote, PageTitle } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/paths';
import { useErrorText } from '../../../shared/text/useErrorText';
import { usePageTitle } from '../../../shared/text/usePageTitle';
import { useToken } from '../password/useToken';
import classes from '../signIn/SignInPage.module.css';
import { EmailOutcome } from './EmailOutcome';
import { useConfirmEmail } from './useConfirmEmail';

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
