import { Icon, WarningNote } from '@livretier/ui';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { BookletOut } from '../../../../shared/booklet/queries';
import looks from '../Looks.module.css';
import { painted } from '../painted';
import classes from './OnGrounds.module.css';
import { mostLost, shareLost } from './shareLost';

type Props = { src: string; pixels: Uint8ClampedArray; colours: BookletOut['theme']['colours'] };

/** The logo on the light and the dark ground of the booklet, and whether it can be seen there. */
export const OnGrounds = ({ src, pixels, colours }: Props) => {
  const { t } = useTranslation('look');
  const grounds = [
    { name: 'light', colour: colours.background },
    { name: 'dark', colour: colours.primary },
  ] as const;
  const judged = grounds.map((ground) => ({ ...ground, isLost: shareLost(pixels, ground.colour) > mostLost }));
  const lost = judged.filter(({ isLost }) => isLost);
  return (
    <section aria-label={t('logo.grounds.title')}>
      <h2 className={looks.title}>{t('logo.grounds.title')}</h2>
      <ul className={classes.grounds}>
        {judged.map(({ name, colour, isLost }) => (
          <li key={name}>
            <span className={classes.ground} ref={painted({ '--ground': colour })}>
              <img src={src} alt="" className={classes.logo} />
            </span>
            <span className={classes.verdict} data-lost={isLost || undefined}>
              <Icon of={isLost ? IconAlertTriangle : IconCheck} size={16} />
              <span>{t(isLost ? `logo.grounds.${name}Lost` : `logo.grounds.${name}`)}</span>
            </span>
          </li>
        ))}
      </ul>
      {lost.map(({ name }) => (
        <WarningNote key={name} title={t(`logo.grounds.${name}Note`)}>
          {t('logo.grounds.advice')}
        </WarningNote>
      ))}
    </section>
  );
};
