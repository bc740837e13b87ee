import type { components } from '@livretier/api';
import { Icon } from '@livretier/ui';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/shared/locale/useLocale';
import { calendarDay, longDate } from '@/shared/text/dates';
import classes from './Editor.module.css';

type Props = { official: components['schemas']['OfficialText'] };

/** Above the words of a law: why they are not written here, where they come from and who compared them. */
export const OfficialNote = ({ official: { source, link, collated_by: name, collated_on: day } }: Props) => {
  const { t } = useTranslation('editor');
  const locale = useLocale();
  return (
    <p className={classes.note} role="note">
      <Icon of={IconLock} size={16} /> {t('official.locked')}{' '}
      <a href={link} target="_blank" rel="noreferrer">
        {source}
      </a>
      {'. '}
      <strong>
        {day ? t('official.collated', { name, day: longDate(calendarDay(day), locale) }) : t('official.toCollate')}
      </strong>
    </p>
  );
};
