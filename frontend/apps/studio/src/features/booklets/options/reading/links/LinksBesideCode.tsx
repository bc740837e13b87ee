import { SectionHeader } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import type { Reading } from '../../../types';
import classes from '../Reading.module.css';
import { Links } from './Links';

/** The personal links that still open a booklet which asks for a code: to be seen, and revoked. */
export const LinksBesideCode = ({ reading: { id, abilities } }: { reading: Reading }) => {
  const { t } = useTranslation('reading');
  return (
    <div className={classes.links}>
      <SectionHeader level={3} title={t('links.title')} text={t('links.besideCode')} />
      <Links bookletId={id} mayChange={abilities.change} />
    </div>
  );
};
