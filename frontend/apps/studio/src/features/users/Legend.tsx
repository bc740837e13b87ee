import { Icon } from '@livretier/ui';
import { IconShieldCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './Legend.module.css';

/** What the shield beside a name says. */
export const Legend = () => {
  const { t } = useTranslation('users');
  return (
    <p className={classes.legend}>
      <Icon of={IconShieldCheck} size={16} />
      {t('secondFactor')}
    </p>
  );
};
