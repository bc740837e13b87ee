import { Button } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { today } from '../../access/period';
import classes from './Managers.module.css';
import { type Manager, periodState } from './managers';
import { ReplacementForm } from './ReplacementForm';

type Props = { bookletId: string; managers: readonly Manager[]; mayWrite: boolean; onPlan: () => void };

/** Who stands in for the main manager, and when. */
export const Replacement = ({ bookletId, managers, mayWrite, onPlan }: Props) => {
  const { t } = useTranslation('booklets');
  const main = managers.find(({ duty }) => duty === 'main');
  const substitutes = managers.filter(
    (manager) => manager.duty === 'substitute' && periodState(manager, today()) !== 'over',
  );
  return (
    <section className={classes.box} aria-labelledby="replacement">
      <h3 id="replacement">{t('replacement.title')}</h3>
      {substitutes.length > 0 ? (
        substitutes.map((substitute) => (
          <ReplacementForm
            key={`${substitute.id} ${substitute.starts_on} ${substitute.ends_on}`}
            bookletId={bookletId}
            substitute={substitute}
            main={main}
            mayWrite={mayWrite}
          />
        ))
      ) : (
        <>
          <p className={classes.sentence}>
            {main ? t('replacement.nobody', { name: main.name }) : t('replacement.noMain')}
          </p>
          {mayWrite && main && (
            <Button size="small" onClick={onPlan}>
              {t('replacement.plan')}
            </Button>
          )}
        </>
      )}
      <p className={classes.hint}>{t('replacement.hint')}</p>
    </section>
  );
};
