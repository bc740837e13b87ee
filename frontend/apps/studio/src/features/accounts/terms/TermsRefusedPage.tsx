import { Button, ErrorNote, PageTitle } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../shared/LinkButton';
import { paths } from '../../../shared/paths';
import { useErrorText } from '../../../shared/text/useErrorText';
import { usePageTitle } from '../../../shared/text/usePageTitle';
import { useSignOut } from '../session/useSignOut';
import classes from './TermsRefusedPage.module.css';

export const TermsRefusedPage = () => {
  const { t } = useTranslation('accounts');
  const errorText = useErrorText();
  const signOut = useSignOut();
  usePageTitle(t('refused.title'));
  return (
    <div className={classes.page}>
      <PageTitle display lead={t('refused.lead')}>
        {t('refused.heading')}
      </PageTitle>
      <p className={classes.text}>{t('refused.changeMind')}</p>
      {signOut.error && <ErrorNote>{errorText(signOut.error)}</ErrorNote>}
      <div className={classes.actions}>
        <LinkButton to={paths.terms} look="primary" size="large">
          {t('refused.back')}
        </LinkButton>
        <Button size="large" busy={signOut.isPending} onClick={() => signOut.mutate()}>
          {t('refused.signOut')}
        </Button>
      </div>
    </div>
  );
};
