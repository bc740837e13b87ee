import type { Colours } from '@livretier/booklet';
import { useTranslation } from 'react-i18next';
import classes from './Theme.module.css';

const names = ['primary', 'accent', 'background', 'text'] as const;

/** The four colours of a booklet, by their names. */
export const Swatches = ({ colours }: { colours: Colours }) => {
  const { t } = useTranslation('editor');
  return (
    <ul className={classes.swatches}>
      {names.map((name) => (
        <li key={name} className={classes.swatch}>
          <span
            className={classes.colour}
            ref={(element) => element?.style.setProperty('--colour', colours[name])}
            aria-hidden="true"
          />
          {t(`theme.names.${name}`)}
          <code className={classes.code}>{colours[name]}</code>
        </li>
      ))}
    </ul>
  );
};
