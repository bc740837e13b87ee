import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '@/shared/paths';
import classes from './LegalLinks.module.css';

/** The way to the texts that anybody may read. */
export const LegalLinks = () => {
  const { t } = useTranslation('accounts');
  return (
    <nav className={classes.links} aria-label={t('legal.links')}>
      <Link to={paths.termsOfUse}>{t('terms.cgu')}</Link>
      <Link to={paths.dataProtection}>{t('terms.rgpd')}</Link>
      <Link to={paths.legalNotices}>{t('terms.mentions')}</Link>
      <Link to={paths.dataProcessing}>{t('terms.traitement')}</Link>
    </nav>
  );
};
