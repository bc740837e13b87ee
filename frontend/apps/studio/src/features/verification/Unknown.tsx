import { Button, Icon, PageTitle, TextField } from '@livretier/ui';
import { IconDeviceMobile, IconFileZip, IconHelpHexagon, IconShieldCheck } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Verification.module.css';

type Props = { number: string; mistyped?: boolean; onNumber: (number: string) => void };

/** No receipt has this number; one that was copied wrongly is told from one that nobody has. */
export const Unknown = ({ number, mistyped = false, onNumber }: Props) => {
  const { t } = useTranslation('verification');
  const [typed, setTyped] = useState(number);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onNumber(typed);
  };
  return (
    <div className={classes.card}>
      <div className={classes.told}>
        <span className={classes.seal}>
          <Icon of={IconHelpHexagon} size={36} />
        </span>
        <PageTitle display lead={t(mistyped ? 'unknown.mistyped' : 'unknown.absent')}>
          {t('unknown.title')}
        </PageTitle>
        <form className={classes.form} onSubmit={send}>
          <TextField
            label={t('unknown.number')}
            value={typed}
            maxLength={60}
            autoComplete="off"
            spellCheck={false}
            error={mistyped && typed === number ? t('unknown.wrong') : undefined}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit" look="primary">
            <Icon of={IconShieldCheck} />
            {t('unknown.verify')}
          </Button>
        </form>
      </div>
      <aside className={classes.beside} aria-label={t('unknown.where')}>
        <h2>{t('unknown.where')}</h2>
        <ul className={classes.checks}>
          {[['reader', IconDeviceMobile] as const, ['evidence', IconFileZip] as const].map(([place, drawing]) => (
            <li key={place}>
              <Icon of={drawing} size={20} />
              <p>
                <strong>{t(`unknown.places.${place}`)}</strong>
                <span>{t(`unknown.placesMore.${place}`)}</span>
              </p>
            </li>
          ))}
        </ul>
        <p className={classes.small}>{t('unknown.same')}</p>
      </aside>
    </div>
  );
};
