import { useTranslation } from 'react-i18next';
import { PanelHeading } from '../panel/PanelHeading';
import hills from './art/hills.svg';
import kitchen from './art/kitchen.svg';
import table from './art/table.svg';
import classes from './CoversPanel.module.css';
import './coverFont.css';

const covers = [
  { name: 'kitchen', art: kitchen },
  { name: 'table', art: table },
  { name: 'hills', art: hills },
] as const;

/** What the product is about, in one sentence and three booklets. */
export const CoversPanel = () => {
  const { t } = useTranslation('accounts');
  return (
    <>
      <PanelHeading as="p">{t('covers.heading')}</PanelHeading>
      <p className={classes.text}>{t('covers.text')}</p>
      <div className={classes.fan} aria-hidden="true">
        {covers.map(({ name, art }) => (
          <div key={name} className={classes.cover} data-cover={name}>
            <img src={art} alt="" />
            <span className={classes.title}>
              <small>{t(`covers.${name}.kicker`)}</small>
              {t(`covers.${name}.title`)}
            </span>
          </div>
        ))}
      </div>
    </>
  );
};
