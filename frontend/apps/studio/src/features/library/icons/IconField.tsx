import { Icon, VisuallyHidden } from '@livretier/ui';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './IconField.module.css';
import { libraryIconNames, libraryIcons } from './libraryIcons';

type Props = Omit<ComponentProps<'input'>, 'className' | 'type' | 'value' | 'id' | 'children'> & { label: string };

/** One drawing of a short list; what a form's `register` gives goes to every one. */
export const IconField = ({ label, ...rest }: Props) => {
  const { t } = useTranslation('library');
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>{label}</legend>
      <div className={classes.choices}>
        {libraryIconNames.map((name) => (
          <label key={name} className={classes.choice} title={t(`icons.${name}`)}>
            <input {...rest} type="radio" value={name} className={classes.input} />
            <Icon of={libraryIcons[name]} size={20} />
            <VisuallyHidden>{t(`icons.${name}`)}</VisuallyHidden>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
