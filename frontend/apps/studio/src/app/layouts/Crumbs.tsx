import { Link, useMatches } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from './Crumbs.module.css';

/** The way to this screen: each route on it names itself with `staticData.crumb`, and what is `above` it. */
export const Crumbs = () => {
  const { t } = useTranslation();
  const trail = useMatches().flatMap(({ pathname, staticData: { crumb, above } }) => [
    ...(above ? [{ crumb: above.crumb, pathname: above.path }] : []),
    ...(crumb ? [{ crumb, pathname }] : []),
  ]);
  return (
    <nav aria-label={t('navigation.crumbs')}>
      <ol className={classes.trail}>
        {trail.map(({ crumb, pathname }, place) => (
          <li key={crumb}>
            {place === trail.length - 1 ? (
              <span aria-current="page">{t(crumb)}</span>
            ) : (
              <Link to={pathname}>{t(crumb)}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
};
