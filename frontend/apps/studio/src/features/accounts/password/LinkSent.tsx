import { Button, PageTitle } from '@livretier/ui';
import { Trans, useTranslation } from 'react-i18next';
import { useFocusOnHeading } from '../../../shared/text/useFocusOnHeading';
import classes from './LinkSent.module.css';

type Props = { email: string; onAgain: () => void };

/** Says the same whether there is an account or not. */
export const LinkSent = ({ email, onAgain }: Props) => {
  const { t } = useTranslation('accounts');
  useFocusOnHeading();
  const lead = (
    <Trans
      t={t}
      i18nKey="forgotten.sent.lead"
      values={{ email }}
      components={{ strong: <strong className={classes.email} /> }}
    />
  );
  return (
    <>
      <PageTitle display lead={lead}>
        {t('forgotten.sent.heading')}
      </PageTitle>
      <p className={classes.nothing}>{t('forgotten.sent.nothing')}</p>
      <Button size="large" wide onClick={onAgain}>
        {t('forgotten.sent.again')}
      </Button>
    </>
  );
};
