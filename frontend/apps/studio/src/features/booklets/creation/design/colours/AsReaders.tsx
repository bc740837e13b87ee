import { type Colours, nearestCompliant, simulate } from '@livretier/booklet';
import { useTranslation } from 'react-i18next';
import design from '../Design.module.css';
import { painted } from '../Swatch';
import classes from './AsReaders.module.css';

const [strong, usual] = [7, 4.5];
const night = { background: '#131a18', text: '#f3f6f4' };

const withoutRedNorGreen = (colours: Colours): Colours => ({
  primary: simulate(colours.primary, 'deuteranopia'),
  accent: simulate(colours.accent, 'deuteranopia'),
  background: simulate(colours.background, 'deuteranopia'),
  text: simulate(colours.text, 'deuteranopia'),
});

const on = ({ primary, accent }: Colours, ground: Pick<Colours, 'background' | 'text'>, ratio: number): Colours => ({
  ...ground,
  primary: nearestCompliant(primary, ground.background, ratio),
  accent: nearestCompliant(accent, ground.background, ratio),
});

/** The colours of a booklet as different readers have them. */
const visions = (colours: Colours) =>
  [
    { name: 'usual', colours },
    { name: 'redGreen', colours: withoutRedNorGreen(colours) },
    { name: 'contrast', colours: on(colours, { background: '#ffffff', text: '#000000' }, strong) },
    { name: 'dark', colours: on(colours, night, usual) },
  ] as const;

const Miniature = ({ colours }: { colours: Colours }) => {
  const { background, text, accent, primary } = colours;
  const inks = { '--ground': background, '--ink': text, '--accent': accent, '--button': primary };
  return (
    <span className={classes.miniature} ref={painted(inks)} aria-hidden="true">
      <span className={classes.title} />
      <span className={classes.line} />
      <span className={classes.short} />
      <span className={classes.foot}>
        <span className={classes.dot} />
        <span className={classes.button} />
      </span>
    </span>
  );
};

/** The same page for other eyes and other screens. */
export const AsReaders = ({ colours }: { colours: Colours }) => {
  const { t } = useTranslation('look');
  return (
    <section aria-label={t('readers.title')}>
      <h2 className={design.title}>{t('readers.title')}</h2>
      <ul className={classes.readers}>
        {visions(colours).map(({ name, colours: seen }) => (
          <li key={name}>
            <Miniature colours={seen} />
            <span className={design.text}>{t(`readers.${name}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
