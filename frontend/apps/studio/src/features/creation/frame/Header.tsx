import { Icon } from '@livretier/ui';
import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { BookletOut } from '../../../shared/booklet/queries';
import { paths } from '../../../shared/paths';
import { useShown } from '../preview/shown';
import classes from './Frame.module.css';
import { SaveState } from './SaveState';

/** What is being made, where it is, and the way out. */
export const Header = ({ booklet }: { booklet: BookletOut | undefined }) => {
  const { t } = useTranslation('creation');
  const { changes } = useShown();
  const name = changes?.name ?? booklet?.name;
  return (
    <header className={classes.header}>
      <Link to={paths.booklets} className={classes.close} aria-label={t('frame.close')}>
        <Icon of={IconX} />
      </Link>
      <strong className={classes.name}>{name || t('frame.newBooklet')}</strong>
      <SaveState booklet={booklet} />
    </header>
  );
};
