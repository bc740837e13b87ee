import './coverFont.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import hills from './art/hills.svg';
import kitchen from './art/kitchen.svg';
import table from './art/table.svg';
import classes from './CoversPanel.module.css';

/** The sentence at the top of the panel beside a form; `as` says whether it heads a text. */
export const PanelHeading = ({ as: Tag, children }: { as: 'p' | 'h2'; children: ReactNode }) => (
  <Tag className={classes.heading}>{children}</Tag>
);

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
