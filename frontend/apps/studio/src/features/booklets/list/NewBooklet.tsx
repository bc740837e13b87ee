import { EmptyState, FilteredEmpty, Icon } from '@livretier/ui';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/shared/LinkButton';
import { newBookletPath } from '../steps';
import classes from './NewBooklet.module.css';
import type { Asked } from './useBooklets';

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

type Props = { asked?: Asked; mayCreate: boolean };

/** Why there is nothing to see, and what to do about it. */
export const NoBooklets = ({ asked, mayCreate }: Props) => {
  const { t } = useTranslation('booklets');
  if (asked?.filtered) {
    const inTrash = asked.search.statut === 'corbeille' && !asked.search.recherche;
    return <FilteredEmpty text={t(inTrash ? 'list.emptyTrash' : 'list.noMatch')} onClear={asked.clear} />;
  }
  return (
    <EmptyState
      title={t(mayCreate ? 'empty.title' : 'empty.readOnlyTitle')}
      action={
        mayCreate && (
          <LinkButton to={newBookletPath} look="primary" size="large">
            <Icon of={IconPlus} />
            {t('create')}
          </LinkButton>
        )
      }
    >
      {t(mayCreate ? 'empty.text' : 'empty.readOnly')}
    </EmptyState>
  );
};
