import { Button, ErrorNote, TextField } from '@livretier/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/shared/text/useErrorText';
import { useNameComparison } from './api';
import classes from './Verification.module.css';

/** Whoever knows a name learns whether it fits; whoever knows none learns nothing. */
export const NameForm = ({ number }: { number: string }) => {
  const { t } = useTranslation('verification');
  const errorText = useErrorText();
  const comparison = useNameComparison(number);
  const [name, setName] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) comparison.mutate(name);
  };
  const type = (typed: string) => {
    setName(typed);
    comparison.reset();
  };
  return (
    <section className={classes.name}>
      <h2>{t('name.title')}</h2>
      <p className={classes.small}>{t('name.text')}</p>
      <form onSubmit={send}>
        <TextField
          label={t('name.label')}
          hint={t('name.tries')}
          value={name}
          maxLength={170}
          autoComplete="off"
          onChange={({ target }) => type(target.value)}
        />
        <Button type="submit" busy={comparison.isPending}>
          {t('name.compare')}
        </Button>
      </form>
      <p role="status" data-fits={comparison.data?.fits}>
        {comparison.data && t(comparison.data.fits ? 'name.fits' : 'name.doesNotFit')}
      </p>
      {comparison.error && <ErrorNote>{errorText(comparison.error)}</ErrorNote>}
    </section>
  );
};
