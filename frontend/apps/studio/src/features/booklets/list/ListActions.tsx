import { Icon } from '@livretier/ui';
import { IconHistory, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../shared/LinkButton';
import { paths } from '../../../shared/paths';
import { newBookletPath } from '../steps';
import classes from './ListActions.module.css';

/** The first step of the creation; on a phone it stays at the foot of the screen. */
export const NewBooklet = () => {
  const { t } = useTranslation('booklets');
  return (
    <span className={classes.create}>
      <LinkButton to={newBookletPath} look="primary">
        <Icon of={IconPlus} />
        {t('create')}
      </LinkButton>
    </span>
  );
};

export const ListActions = ({ mayCreate }: { mayCreate: boolean }) => {
  const { t } = useTranslation('booklets');
  return (
    <>
      <LinkButton to={paths.bookletsHome}>
        <Icon of={IconHistory} />
        {t('list.resume')}
      </LinkButton>
      {mayCreate && <NewBooklet />}
    </>
  );
};
