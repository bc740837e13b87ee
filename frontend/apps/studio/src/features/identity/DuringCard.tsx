import { Icon } from '@livretier/ui';
import { IconAppWindow, IconBan, IconClock, IconEye, IconSignature, IconUserShield } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './DuringCard.module.css';

const acts = ['terms', 'receipt', 'password', 'send', 'delete'] as const;

/** What it means to act as somebody, before one does. */
export const DuringCard = ({ firstName }: { firstName: string | undefined }) => {
  const { t } = useTranslation('identity');
  const facts = [
    [IconClock, t('during.time')],
    [IconAppWindow, t('during.banner')],
    [IconSignature, t('during.journal')],
    [IconEye, firstName ? t('during.seen', { name: firstName }) : t('during.seenByAnybody')],
  ] as const;
  return (
    <section className={classes.card} aria-labelledby="during">
      <h2 id="during" className={classes.title}>
        <span className={classes.sign}>
          <Icon of={IconUserShield} size={20} />
        </span>
        {t('during.title')}
      </h2>
      <ul className={classes.facts}>
        {facts.map(([icon, fact]) => (
          <li key={fact}>
            <Icon of={icon} />
            {fact}
          </li>
        ))}
      </ul>
      <h3 className={classes.cannot}>{t('during.cannot')}</h3>
      <ul className={classes.acts}>
        {acts.map((act) => (
          <li key={act}>
            <Icon of={IconBan} size={16} />
            {t(`during.acts.${act}`)}
          </li>
        ))}
      </ul>
    </section>
  );
};
