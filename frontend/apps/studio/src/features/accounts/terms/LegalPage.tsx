import { PageTitle, QueryView } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../shared/LinkButton';
import { paths } from '../../../shared/paths';
import { usePageTitle } from '../../../shared/text/usePageTitle';
import type { Document } from './documents';
import { LegalLinks } from './LegalLinks';
import { LegalText } from './LegalText';
import classes from './TermsPage.module.css';
import { useLegalText } from './useLegalText';

/** One document for anybody to read, with nothing to accept. */
const LegalPage = ({ document }: { document: Document }) => {
  const { t } = useTranslation('accounts');
  const title = t(`terms.${document}`);
  usePageTitle(title);
  return (
    <div className={classes.page}>
      <PageTitle display>{title}</PageTitle>
      <div className={classes.documents}>
        <QueryView query={useLegalText(document)}>{(text) => <LegalText text={text} />}</QueryView>
      </div>
      <div className={classes.actions}>
        {/* The guards know where each person starts. */}
        <LinkButton to={paths.root} size="large">
          {t('legal.back')}
        </LinkButton>
      </div>
      <LegalLinks />
    </div>
  );
};

export const TermsOfUsePage = () => <LegalPage document="cgu" />;
export const DataProtectionPage = () => <LegalPage document="rgpd" />;
