import { languageName } from '@livretier/booklet';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { groupsQuery, isContract, personQuery } from '@/features/people';
import { useLocale } from '@/shared/locale/useLocale';
import { capitalized } from '@/shared/text/dates';
import type { Participant } from '../api/participants';
import { useDayText } from '../useTexts';
import classes from './Drawer.module.css';

const signsOf = ({ signers, signed_by }: Participant) => {
  if (signers.length === 1) return 'representative';
  return signed_by[0] ? (`both_${signed_by[0]}` as const) : 'both';
};

/** What is known of somebody, besides their name. */
export const Card = ({ participant }: { participant: Participant }) => {
  const { t } = useTranslation(['participation', 'editor']);
  const locale = useLocale();
  const { dayText } = useDayText();
  const person = useQuery(personQuery(participant.person)).data;
  const groups = useQuery({ ...groupsQuery, enabled: (person?.groups.length ?? 0) > 0 }).data ?? [];
  const names = groups.filter(({ id }) => person?.groups.includes(id)).map(({ name }) => name);
  const contract = person?.contract;
  const facts = [
    ['email', participant.email || t('withoutEmail')],
    ['mails', participant.refuses_mail && t('refusesMail')],
    ['language', capitalized(languageName(participant.language, locale))],
    ['phone', participant.phone],
    ['contract', contract && isContract(contract) && t(`editor:conditions.contract.${contract}`)],
    ['joined', person?.joined_on && dayText(person.joined_on)],
    ['groups', new Intl.ListFormat(locale).format(names)],
    ['left', person?.left_on && dayText(person.left_on)],
    ['representative', person?.representative?.name],
    ['reminders', participant.reminders_off && t('reminders.none')],
    ['signs', participant.signers.includes('representative') && t(`signs.${signsOf(participant)}`)],
  ] as const;
  return (
    <dl className={classes.card}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{t(`card.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
};
