import { Switch } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import classes from './Pages.module.css';

type Props = { title: string; on: boolean; onTurn: (on: boolean) => void };

/** Whether a page is kept; its title stands beside it. */
export const PageSwitch = ({ title, on, onTurn }: Props) => {
  const { t } = useTranslation('creation');
  return (
    <span className={classes.switch}>
      <Switch label={t('pages.keep', { title })} checked={on} onChange={({ target }) => onTurn(target.checked)} />
    </span>
  );
};
