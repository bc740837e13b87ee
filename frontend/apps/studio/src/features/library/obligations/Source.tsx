import { useTranslation } from 'react-i18next';
import type { SectorObligation } from '../types';
import classes from './Source.module.css';

type Props = { obligation: Pick<SectorObligation, 'label' | 'reference' | 'link'> };

/** Where the obligation is written, and the way to its text. */
export const Source = ({ obligation: { label, reference, link } }: Props) => {
  const { t } = useTranslation('library');
  return (
    <small className={classes.source}>
      {reference}{' '}
      {link && (
        <a href={link} target="_blank" rel="noreferrer" aria-label={t('obligations.readText', { label })}>
          {t('obligations.text')}
        </a>
      )}
    </small>
  );
};
