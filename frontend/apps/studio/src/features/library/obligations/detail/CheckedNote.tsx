import { useTranslation } from 'react-i18next';
import type { Obligation } from '../../types';
import { Checked } from '../Checked';
import { ConfirmButton } from '../ConfirmButton';
import { Source } from '../Source';
import classes from './CheckedNote.module.css';

/** When the reference was last read, the way to its text, what is not certain, and the button that says it holds. */
export const CheckedNote = ({ obligation }: { obligation: Obligation }) => {
  const { t } = useTranslation('library');
  const { id, label, doubt, abilities } = obligation;
  return (
    <section className={classes.note} aria-labelledby="obligation-checked">
      <div className={classes.words}>
        <h2 id="obligation-checked" className={classes.title}>
          {t('obligations.checked.title')}
        </h2>
        <p className={classes.text}>{t('obligations.checked.text')}</p>
        <Source obligation={obligation} />
        {doubt && <p className={classes.doubt}>{doubt}</p>}
      </div>
      <Checked obligation={obligation} />
      {abilities.confirm && <ConfirmButton id={id} label={label} />}
    </section>
  );
};
