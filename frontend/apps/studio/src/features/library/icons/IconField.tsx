import { Icon, VisuallyHidden } from '@livretier/ui';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './IconField.module.css';
import { libraryIcon, libraryIconNames, libraryIcons } from './libraryIcons';

type Props = Omit<ComponentProps<'input'>, 'className' | 'type' | 'value' | 'id' | 'children'> & {
  label: string;
  /** Where room is dear: the drawing that is chosen, and the others when asked. */
  folded?: string | undefined;
};

/** One drawing of a short list; what a form's `register` gives goes to every one. */
export const IconField = ({ label, folded, ...rest }: Props) => {
  const { t } = useTranslation('library');
  const choices = (
    <div className={classes.choices}>
      {libraryIconNames.map((name) => (
        <label key={name} className={classes.choice} title={t(`icons.${name}`)}>
          <input {...rest} type="radio" value={name} className={classes.input} />
          <Icon of={libraryIcons[name]} size={20} />
          <VisuallyHidden>{t(`icons.${name}`)}</VisuallyHidden>
        </label>
      ))}
    </div>
  );
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>{label}</legend>
      {folded === undefined ? (
        choices
      ) : (
        <details>
          <summary className={classes.summary}>
            <Icon of={libraryIcon(folded)} />
            {t('icons.change')}
          </summary>
          {choices}
        </details>
      )}
    </fieldset>
  );
};
