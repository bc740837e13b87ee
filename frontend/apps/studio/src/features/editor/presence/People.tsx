import { Avatar, VisuallyHidden } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import type { Person } from '../source/types';
import classes from './People.module.css';

/** The others on this page. */
export const People = ({ people }: { people: readonly Person[] }) => {
  const { t } = useTranslation('editor');
  if (people.length === 0) return null;
  return (
    <ul className={classes.people} aria-label={t('presence.label')}>
      {people.map(({ name }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may bear the same name
        <li key={`${name} ${index}`} className={classes.person} title={name}>
          <Avatar name={name} />
          <VisuallyHidden>{name}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
};
