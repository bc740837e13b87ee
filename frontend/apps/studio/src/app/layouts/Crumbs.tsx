import { useStore } from '@livretier/ui';
import { Link, useMatches } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { shownThing } from '../../shared/shownThing';
import classes from './Crumbs.module.css';

/** The way to this screen: each route names itself with `staticData.crumb`, what is `above` it, and a screen its thing. */
export const Crumbs = () => {
  const { t } = useTranslation();
  const thing = useStore(shownThing);
  const trail = useMatches().flatMap(({ pathname, staticData: { crumb, above = [] } }) => [
    ...[above].flat().map(({ crumb: upper, path }) => ({ text: t(upper), pathname: path as string })),
    ...(crumb ? [{ text: t(crumb), pathname }] : []),
  ]);
  const whole = thing ? [...trail, { text: thing, pathname: '' }] : trail;
  return (
    <nav aria-label={t('navigation.crumbs')}>
      <ol className={classes.trail}>
        {whole.map(({ text, pathname }, place) => (
          <li key={pathname}>
            {place === whole.length - 1 ? <span aria-current="page">{text}</span> : <Link to={pathname}>{text}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  );
};
