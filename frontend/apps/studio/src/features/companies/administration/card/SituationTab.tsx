import { FieldGroup, NumberField, Segmented } from '@livretier/ui';
import { Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import classes from './SituationTab.module.css';
import { type CardForm, useFieldLabels } from './useCardEditor';
import { answersWith, askedOf, type Question } from './values';

const answers = { yes: true, no: false, unanswered: undefined } as const;
type Answer = keyof typeof answers;
const offered = Object.keys(answers) as Answer[];

type QuestionFieldProps = { question: Question; value: boolean | undefined; onChange: (value?: boolean) => void };

const QuestionField = ({ question, value, onChange }: QuestionFieldProps) => {
  const { t } = useTranslation('companyCards');
  return (
    <div className={classes.question}>
      <span className={classes.label} aria-hidden>
        {t(`situation.questions.${question}`)}
      </span>
      <Segmented
        label={t(`situation.questions.${question}`)}
        value={offered.find((answer) => answers[answer] === value) ?? 'unanswered'}
        options={offered.map((answer) => ({ value: answer, label: t(`situation.answers.${answer}`) }))}
        onChange={(answer) => onChange(answers[answer])}
      />
    </div>
  );
};

/** What decides which obligations concern the company. */
export const SituationTab = ({ form }: { form: CardForm }) => {
  const { t } = useTranslation('companyCards');
  const labels = useFieldLabels();
  const kind = useWatch({ control: form.control, name: 'kind' });
  return (
    <FieldGroup>
      <p>{t('situation.lead')}</p>
      <Controller
        control={form.control}
        name="headcount"
        render={({ field, fieldState }) => (
          <NumberField
            {...field}
            label={labels.headcount}
            hint={t('hints.headcount')}
            unit={t('situation.people')}
            error={fieldState.error?.message}
            optional
          />
        )}
      />
      <Controller
        control={form.control}
        name="situation"
        render={({ field: { value, onChange } }) => (
          <>
            {askedOf(kind, value).map((one) => (
              <QuestionField
                key={one}
                question={one}
                value={value[one]}
                onChange={(answer) => onChange(answersWith(value, one, answer))}
              />
            ))}
          </>
        )}
      />
    </FieldGroup>
  );
};
