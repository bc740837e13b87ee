import { Icon, VisuallyHidden } from '@livretier/ui';
import { IconCircleCheck, IconLockCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './Users.module.css';

/** Said aloud and drawn: a tick, a lock for what is inherited, or a dash. */
export const RightMark = ({ given, inherited }: { given: boolean; inherited: boolean }) => {
  const { t } = useTranslation('booklets');
  const answer = given && inherited ? 'inherited' : given ? 'yes' : 'no';
  return (
    <span className={classes.right} data-given={(given && !inherited) || undefined}>
      {given ? <Icon of={inherited ? IconLockCheck : IconCircleCheck} /> : <span aria-hidden="true">–</span>}
      <VisuallyHidden>{t(`users.answers.${answer}`)}</VisuallyHidden>
    </span>
  );
};
