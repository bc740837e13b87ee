import { PageTitle } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../shared/LinkButton';
import { paths } from '../../../shared/paths';
import { usePageTitle } from '../../../shared/text/usePageTitle';
import classes from './TermsRefusedPage.module.css';

export const TermsRefusedPage = () => {
  const { t } = useTranslation('accounts');
  usePageTitle(t('refused.title'));
  return (
    <div className={classes.page}>
      <PageTitle display lead={t('refused.lead')}>
        {t('refused.heading')}
      </PageTitle>
      <p className={classes.text}>{t('refused.changeMind')}</p>
      <div className={classes.actions}>
        <LinkButton to={paths.terms} look="primary" size="large">
          {t('refused.back')}
        </LinkButton>
      </div>
    </div>
  );
};
