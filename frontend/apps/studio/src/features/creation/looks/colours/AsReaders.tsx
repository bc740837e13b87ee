import type { Colours } from '@livretier/booklet';
import { useTranslation } from 'react-i18next';
import looks from '../Looks.module.css';
import { painted } from '../painted';
import classes from './AsReaders.module.css';
import { visions } from './visions';

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
      <h2 className={looks.title}>{t('readers.title')}</h2>
      <ul className={classes.readers}>
        {visions(colours).map(({ name, colours: seen }) => (
          <li key={name}>
            <Miniature colours={seen} />
            <span className={looks.text}>{t(`readers.${name}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
