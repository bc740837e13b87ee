import { Button, ErrorNote, Icon, Page } from '@livretier/ui';
import { IconAppWindow, IconBan, IconClock, IconEye, IconSignature, IconUserShield } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useLocation } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { LinkButton } from '@/shared/LinkButton';
import { paths } from '@/shared/paths';
import { RefusedPage } from '@/shared/RefusedPage';
import { useErrorText } from '@/shared/text/useErrorText';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { useSignedInUser, useSwitchIdentity } from '../accounts';
import { nameOf, type Target, targetQuery, useTarget } from './api';
import identity from './Identity.module.css';
import classes from './IdentityPage.module.css';
import { ReasonField, useIdentityForm } from './ReasonField';
import { TargetList } from './TargetList';

type Options = {
  /** Who was chosen: undefined while nobody is, or is not known yet; null when there is nobody of that id. */
  target: Target | null | undefined;
  /** Whether one wanted to go on without choosing. */
  asked: boolean;
};

/** Why the choice of the person does not do, if it does not. */
const usePersonError = ({ target, asked }: Options) => {
  const { t } = useTranslation('identity');
  if (target === null) return t('who.unknown');
  if (target?.obstacle) return t('who.locked', { name: nameOf(target), why: t(`obstacles.${target.obstacle}`) });
  return asked ? t('who.required') : undefined;
};

const route = getRouteApi(`/admin${paths.identity}`);

/** Whom one chose: at once on the screen, then in the address, which may also bring somebody. */
const useChosen = () => {
  const navigate = route.useNavigate();
  const client = useQueryClient();
  const [person, setPerson] = useState(route.useSearch().personne);
  const { data } = useTarget(person);
  const choose = (target: Target) => {
    client.setQueryData(targetQuery(target.id).queryKey, target);
    setPerson(target.id);
    void navigate({ search: { personne: target.id }, state: true, replace: true, resetScroll: false });
  };
  /* null: there is nobody of that id for us; undefined: nobody is chosen, or known yet. */
  return { person, target: person ? data : undefined, choose };
};

const acts = ['terms', 'password', 'delete'] as const;

/** What it means to act as somebody, before one does. */
const DuringCard = ({ firstName }: { firstName: string | undefined }) => {
  const { t } = useTranslation('identity');
  const facts = [
    [IconClock, t('during.time')],
    [IconAppWindow, t('during.banner')],
    [IconSignature, t('during.journal')],
    [IconEye, firstName ? t('during.seen', { name: firstName }) : t('during.seenByAnybody')],
  ] as const;
  return (
    <section className={classes.card} aria-labelledby="during">
      <h2 id="during" className={classes.title}>
        <span className={classes.sign}>
          <Icon of={IconUserShield} size={20} />
        </span>
        {t('during.title')}
      </h2>
      <ul className={classes.facts}>
        {facts.map(([icon, fact]) => (
          <li key={fact}>
            <Icon of={icon} />
            {fact}
          </li>
        ))}
      </ul>
      <h3 className={classes.cannot}>{t('during.cannot')}</h3>
      <ul className={classes.acts}>
        {acts.map((act) => (
          <li key={act}>
            <Icon of={IconBan} size={16} />
            {t(`during.acts.${act}`)}
          </li>
        ))}
      </ul>
    </section>
  );
};

const formId = 'identity';

/** Whom one acts as and why, for those who may. The search stands outside the form: Enter in it sends nothing. */
const Identity = () => {
  const { t } = useTranslation('identity');
  const errorText = useErrorText();
  const people = useRef<HTMLElement>(null);
  const { href, state } = useLocation();
  const act = useSwitchIdentity(state.from ?? href);
  const form = useIdentityForm();
  const { person, target, choose } = useChosen();
  const chosen = target ?? null;
  const { errors, isSubmitted } = form.formState;
  const personError = usePersonError({ target, asked: isSubmitted && !person });
  const findPerson = () => people.current?.querySelector<HTMLInputElement>('input:not(:disabled)')?.focus();
  const submit = form.handleSubmit(
    ({ reason }) => {
      if (!chosen?.allowed) return findPerson();
      act.mutate({ userId: chosen.id, reason }, { onError: (error) => showServerErrors(form, error) });
    },
    () => void (chosen?.allowed || findPerson()),
  );
  return (
    <Page title={t('title')} lead={t('lead')}>
      <div className={identity.columns}>
        <div>
          <section ref={people} className={identity.section} aria-labelledby="identity-who">
            <h2 id="identity-who" className={identity.title}>
              {t('who.title')}
            </h2>
            <TargetList chosen={chosen} onChoose={choose} error={personError} />
          </section>
          <section className={identity.section} aria-labelledby="identity-why">
            <h2 id="identity-why" className={identity.title}>
              {t('why.title')}
            </h2>
            <form id={formId} onSubmit={submit} noValidate>
              <ReasonField form={form} name={chosen ? nameOf(chosen) : undefined} />
            </form>
          </section>
        </div>
        <div>
          <DuringCard firstName={chosen?.first_name} />
          <div className={identity.act}>
            {act.error && !errors.reason && <ErrorNote>{errorText(act.error)}</ErrorNote>}
            <Button type="submit" form={formId} look="primary" size="large" wide busy={act.isPending}>
              {chosen?.allowed ? t('act', { name: nameOf(chosen) }) : t('actAsNobody')}
            </Button>
            <LinkButton to={paths.settings} look="quiet" wide>
              {t('cancel')}
            </LinkButton>
          </div>
        </div>
      </div>
    </Page>
  );
};

/** /identity: act as somebody below oneself, to help them. */
export const IdentityPage = () => {
  const { t } = useTranslation('identity');
  usePageTitle(t('title'));
  return useSignedInUser().abilities.switch_identity ? <Identity /> : <RefusedPage title={t('title')} />;
};
