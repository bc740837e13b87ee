import { Link, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from './Advanced.module.css';
import { anchors } from './sections';

const names = Object.keys(anchors) as (keyof typeof anchors)[];

/** The parts of a long form; on a small screen one scrolls. */
export const SectionsNav = () => {
  const { t } = useTranslation('booklets');
  const hash = useLocation({ select: (location) => location.hash });
  return (
    <nav className={classes.nav} aria-label={t('advanced.nav')}>
      {names.map((name) => (
        <Link
          key={name}
          to="."
          search={true}
          hash={anchors[name]}
          replace
          resetScroll={false}
          activeOptions={{ includeHash: true }}
          className={classes.anchor}
          {...(hash === '' && name === names[0] && { 'aria-current': true })}
        >
          {t(`advanced.${name}.title`)}
        </Link>
      ))}
    </nav>
  );
};
