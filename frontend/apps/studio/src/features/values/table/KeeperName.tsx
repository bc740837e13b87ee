import { Avatar } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import type { ValueLine } from '../types';
import classes from './KeeperName.module.css';

/** Who looks after an information. */
export const KeeperName = ({ owner }: Pick<ValueLine, 'owner'>) => {
  const { t } = useTranslation('values');
  if (!owner) return <span className={classes.nobody}>{t('table.nobody')}</span>;
  return (
    <span className={classes.keeper}>
      <Avatar name={owner.name} />
      {owner.name}
    </span>
  );
};
