import { Icon } from '@livretier/ui';
import { IconNotebook } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { genders } from '../genders';
import type { MediaDetails } from '../types';
import classes from './Usages.module.css';

/** What shows the file, and would lose it. */
export const Usages = ({ file }: { file: MediaDetails }) => {
  const { t } = useTranslation('media');
  const id = useId();
  const { usages, usages_count: count, kind } = file;
  const booklets = usages.every(({ owner_type }) => owner_type === 'booklet');
  const words = t(`usages.${genders[kind]}.${booklets ? 'booklets' : 'places'}`, { count });
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={classes.title}>
        {count === 0 ? t(`usages.${genders[kind]}.none`) : words}
      </h3>
      {usages.length > 0 && (
        <ul className={classes.list}>
          {usages.map((usage) => (
            <li key={usage.id} className={classes.usage}>
              <Icon of={IconNotebook} />
              {usage.label}
            </li>
          ))}
          {count > usages.length && <li>{t('usages.others', { count: count - usages.length })}</li>}
        </ul>
      )}
      {count > 0 && file.abilities.edit && <p className={classes.hint}>{t('usages.kept')}</p>}
    </section>
  );
};
