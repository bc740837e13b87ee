import { Monogram } from '@livretier/ui';
import { Trans, useTranslation } from 'react-i18next';
import type { SessionUser } from '@/features/accounts';
import { useCompanyText, useRoleText } from '@/features/companies';
import { Drawing } from '../Drawing';
import classes from './Workspace.module.css';

/** Of somebody who works in no company: what they are here. */
export const Workspace = ({ user }: { user: SessionUser }) => {
  const { t } = useTranslation('home');
  const company = useCompanyText()(user);
  const role = useRoleText()(user);
  return (
    <section className={classes.workspace} aria-labelledby="workspace">
      <div className={classes.text}>
        <p className={classes.kicker}>{t('workspace')}</p>
        <div className={classes.company}>
          <Monogram name={company.name} size="large" />
          <div>
            <h2 id="workspace">{company.name}</h2>
            <p>{company.kind}</p>
          </div>
        </div>
        {company.text && <p>{company.text}</p>}
        <p>
          <Trans t={t} i18nKey="role" values={{ role }} components={{ strong: <strong /> }} />
        </p>
      </div>
      <Drawing className={classes.picture} />
    </section>
  );
};
