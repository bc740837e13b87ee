import { useStore } from '@livretier/ui';
import { Link, useMatches } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { shownThing } from '@/shared/shownThing';
import classes from './Crumbs.module.css';

/** The way to this screen: each route names itself with `staticData.crumb`, what is `above` it, and a screen its thing. */
export const Crumbs = () => {
  const { t } = useTranslation();
  const thing = useStore(shownThing);
  const matches = useMatches();
  const trail = matches.flatMap(({ pathname, search, staticData: { crumb, above = [], named, inside } }) => [
    ...[above].flat().map(({ crumb: upper, path }) => ({ text: t(upper), pathname: path as string, search: {} })),
    ...(crumb ? [{ text: (named && thing) || t(crumb), pathname, search: named || inside ? search : {} }] : []),
  ]);
  const isNamed = matches.some(({ staticData }) => staticData.named);
  const whole = thing && !isNamed ? [...trail, { text: thing, pathname: '', search: {} }] : trail;
  return (
    <nav aria-label={t('navigation.crumbs')}>
      <ol className={classes.trail}>
        {whole.map(({ text, pathname, search }, place) => (
          <li key={pathname}>
            {place === whole.length - 1 ? (
              <span aria-current="page">{text}</span>
            ) : (
              <Link to={pathname} search={search}>
                {text}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
};
