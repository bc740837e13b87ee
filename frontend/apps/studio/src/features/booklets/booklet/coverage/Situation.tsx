import { Icon } from '@livretier/ui';
import { IconBuilding } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Coverage } from '@/features/booklets/api';
import { useLocale } from '@/shared/locale/useLocale';
import { paths } from '@/shared/paths';
import classes from './Coverage.module.css';

const questions = [
  ...(['works_council', 'public_employer', 'public_access', 'remote_work', 'minors', 'staff_housing'] as const),
  ...(['certifying_training', 'training_over_500_hours', 'older_residents', 'disabled_residents'] as const),
];

/** Which obligations concern the company, by what it has answered; the way to its answers. */
export const Situation = ({ grid }: { grid: Coverage }) => {
  const { t } = useTranslation('coverage');
  const list = new Intl.ListFormat(useLocale(), { type: 'conjunction' });
  const { items, headcount, situation } = grid;
  const answers = [
    ...(headcount === null ? [] : [t('headcount', { count: headcount })]),
    ...questions.filter((question) => situation[question]).map((question) => t(`answers.${question}`)),
  ];
  const concerned = items.filter(({ unmet }) => unmet.length === 0).length;
  const isAsked = items.some(({ unanswered }) => unanswered.length > 0);
  return (
    <p className={classes.situation}>
      <Icon of={IconBuilding} size={18} />
      <span>
        {t('concerned', { count: concerned, all: items.length })}
        {answers.length > 0 ? <strong>{t('because_of', { answers: list.format(answers) })}</strong> : '.'}
        {isAsked && ` ${t('unanswered')}`}
      </span>
      {grid.may_answer && (
        <Link to={paths.company as string} params={{ id: grid.company }} hash="situation">
          {t(isAsked ? 'answer' : 'review')}
        </Link>
      )}
    </p>
  );
};
