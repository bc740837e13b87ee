import { Monogram, Page } from '@livretier/ui';
import { Trans, useTranslation } from 'react-i18next';
import { useLocale } from '@/shared/locale/useLocale';
import { capitalized, longDate } from '@/shared/text/dates';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { type SessionUser, useSignedInUser } from '../accounts';
import { type Company, Memberships, OwnInvitations, useCompanyText, useRoleText } from '../companies';
import colleagues from './colleagues.svg';
import classes from './HomePage.module.css';
import team from './team.svg';

/** The people at work in a company of this kind: a chef's hat greets hotels and restaurants only. */
const drawingOf = (company: Pick<Company, 'kind'> | null) => (company?.kind === 'hospitality' ? team : colleagues);

/** The company that is open and what one may be there. */
const Workspace = ({ user }: { user: SessionUser }) => {
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
      <img src={drawingOf(user.company)} alt="" className={classes.picture} />
    </section>
  );
};

export const HomePage = () => {
  const { t } = useTranslation('home');
  const user = useSignedInUser();
  const today = capitalized(longDate(new Date(), useLocale(), { weekday: true }));
  usePageTitle(t('title'));
  return (
    <Page display title={t('greeting', { name: user.first_name })} lead={t('today', { date: today })}>
      <div className={classes.sections}>
        <OwnInvitations />
        <Workspace user={user} />
        {user.company && <Memberships openCompanyId={user.company.id} />}
      </div>
    </Page>
  );
};
