import { Button, Icon, TextField } from '@livretier/ui';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { capitalized } from '@/shared/text/dates';
import classes from './ObligationPanel.module.css';
import { type AskedValue, type CoverageLine, lackingOf } from './states';
import type { CoverageActs } from './useCoverageActs';

const longest = 500;

/** What the obligation wants said and nobody has filled: filled here, for all booklets of the company or the site. */
const Filling = ({ lacking, acts: { fill } }: { lacking: readonly AskedValue[]; acts: CoverageActs }) => {
  const { t } = useTranslation('coverage');
  const [typed, setTyped] = useState<Record<string, string>>({});
  const values = lacking.map(({ key }) => ({ key, value: typed[key]?.trim() ?? '' })).filter(({ value }) => value);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (values.length > 0) fill.mutate(values);
  };
  return (
    <form onSubmit={submit} className={classes.fields}>
      {lacking.map(({ key, label, hint }) => (
        <TextField
          key={key}
          label={capitalized(label)}
          hint={hint}
          maxLength={longest}
          autoComplete="off"
          value={typed[key] ?? ''}
          onChange={({ currentTarget: { value } }) => setTyped((before) => ({ ...before, [key]: value }))}
        />
      ))}
      <p className={classes.doubt}>{t('untilFilled')}</p>
      <Button type="submit" look="primary" disabled={values.length === 0} busy={fill.isPending}>
        {t('saveFacts')}
      </Button>
    </form>
  );
};

type Props = { line: CoverageLine; acts: CoverageActs; mayFill: boolean };

/** The facts that an obligation wants said, those that are missing first. */
export const MissingFacts = ({ line, acts, mayFill }: Props) => {
  const { t } = useTranslation('coverage');
  const lacking = lackingOf(line);
  return (
    <>
      {lacking.length > 0 && line.state === 'to_complete' && (
        <div className={classes.part}>
          <h4>{t('whatLacks')}</h4>
          {mayFill ? (
            <Filling key={lacking.map(({ key }) => key).join()} lacking={lacking} acts={acts} />
          ) : (
            <p className={classes.doubt}>{t('mayNotFill')}</p>
          )}
        </div>
      )}
      {(lacking.length < line.values.length || !mayFill) && (
        <div className={classes.part}>
          <h4>{t('facts', { count: line.values.length })}</h4>
          <ul className={classes.pages}>
            {line.values.map(({ key, label, value }) => (
              <li key={key} className={classes.fact} data-empty={!value || undefined}>
                <Icon of={value ? IconCircleCheck : IconCircleDashed} size={16} />
                <span>{value ? t('fact', { label: capitalized(label), value }) : capitalized(label)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
};
