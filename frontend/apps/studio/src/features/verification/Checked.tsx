import { Icon } from '@livretier/ui';
import { IconCircleCheckFilled, IconCircleXFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Result } from './api';
import classes from './Verification.module.css';

/** What this browser computed, one line each, and what of it does not hold. */
export const Checked = ({ told: { receipt }, verified: { checks } }: Result) => {
  const { t } = useTranslation('verification');
  if (!(checks && receipt.proof))
    return (
      <section>
        <h2>{t('checks.title')}</h2>
        <p className={classes.small}>{t('checks.pending')}</p>
      </section>
    );
  const { sequence, size } = receipt.proof;
  const said = {
    fingerprint: t(checks.fingerprint ? 'checks.fingerprint.holds' : 'checks.fingerprint.fails'),
    place: checks.place ? t('checks.place.holds', { sequence }) : t('checks.place.fails'),
    signature: checks.signature ? t('checks.signature.holds', { count: size }) : t('checks.signature.fails'),
  };
  return (
    <section>
      <h2>{t('checks.title')}</h2>
      <ul className={classes.checks}>
        {(['fingerprint', 'place', 'signature'] as const).map((name) => (
          <li key={name} data-holds={checks[name]}>
            <Icon of={checks[name] ? IconCircleCheckFilled : IconCircleXFilled} size={20} />
            <p>
              <strong>{t(`checks.${name}.title`)}</strong>
              <span>{said[name]}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
};
