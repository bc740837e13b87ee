import { Button, ErrorNote, Page } from '@livretier/ui';
import { useLocation } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { showServerErrors } from '../../shared/forms/serverErrors';
import { LinkButton } from '../../shared/LinkButton';
import { paths } from '../../shared/paths';
import { useErrorText } from '../../shared/text/useErrorText';
import { useSwitchIdentity } from '../accounts';
import { DuringCard } from './DuringCard';
import classes from './Identity.module.css';
import { ReasonField } from './ReasonField';
import { TargetList } from './TargetList';
import { nameOf } from './types';
import { useChosen } from './useChosen';
import { useIdentityForm } from './useIdentityForm';
import { usePersonError } from './usePersonError';

const formId = 'identity';

/** Whom one acts as and why, for those who may. The search stands outside the form: Enter in it sends nothing. */
export const Identity = () => {
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
      <div className={classes.columns}>
        <div>
          <section ref={people} className={classes.section} aria-labelledby="identity-who">
            <h2 id="identity-who" className={classes.title}>
              {t('who.title')}
            </h2>
            <TargetList chosen={chosen} onChoose={choose} error={personError} />
          </section>
          <section className={classes.section} aria-labelledby="identity-why">
            <h2 id="identity-why" className={classes.title}>
              {t('why.title')}
            </h2>
            <form id={formId} onSubmit={submit} noValidate>
              <ReasonField form={form} name={chosen ? nameOf(chosen) : undefined} />
            </form>
          </section>
        </div>
        <div>
          <DuringCard firstName={chosen?.first_name} />
          <div className={classes.act}>
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
