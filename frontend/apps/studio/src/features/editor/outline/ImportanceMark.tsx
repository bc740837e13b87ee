import { Icon, VisuallyHidden } from '@livretier/ui';
import { IconAlertCircle, IconAsterisk } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Importance } from '../source/types';
import classes from './Outline.module.css';

/** What must be read is told from what may be; ordinary pages carry no mark. */
export const ImportanceMark = ({ importance }: { importance: Importance }) => {
  const { t } = useTranslation('editor');
  if (importance === 'info') return null;
  return (
    <span className={classes.mark} data-importance={importance} title={t(`importance.${importance}`)}>
      <Icon of={importance === 'mandatory' ? IconAsterisk : IconAlertCircle} size={16} />
      <VisuallyHidden>{t(`importance.${importance}`)}</VisuallyHidden>
    </span>
  );
};
