import { Button, confirm, ExportButton, Icon } from '@livretier/ui';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/shared/locale/useLocale';
import { calendarDay, longDate } from '@/shared/text/dates';
import { fetchPersonData, type Person, useErasePerson, useTakeBack } from '../api';
import { hasLeft, useToday } from '../presence';
import { DepartureDialog } from './DepartureDialog';
import classes from './PersonActs.module.css';

type Props = { person: Person };

/** Whether somebody is there, and the way to say otherwise. */
export const PresenceActs = ({ person }: Props) => {
  const { t } = useTranslation('people');
  const locale = useLocale();
  const today = useToday();
  const back = useTakeBack(person.id);
  const [leaving, setLeaving] = useState(false);
  const { left_on } = person;
  const gone = hasLeft(person, today);
  const day = left_on && longDate(calendarDay(left_on), locale);
  return (
    <section className={classes.part}>
      <h3>{t('sheet.presence')}</h3>
      <p>{day ? t(gone ? 'sheet.left' : 'sheet.leaves', { day }) : t('sheet.present')}</p>
      <div className={classes.acts}>
        {!gone && (
          <Button size="small" onClick={() => setLeaving(true)}>
            {t(left_on ? 'leave.change' : 'leave.open')}
          </Button>
        )}
        {left_on && (
          <Button size="small" busy={back.isPending} onClick={() => back.mutate()}>
            {t(gone ? 'back.returned' : 'back.stays')}
          </Button>
        )}
      </div>
      {leaving && <DepartureDialog person={person} onClose={() => setLeaving(false)} />}
    </section>
  );
};

/** What goes at once and what waits, before it is done. */
const Consequences = () => {
  const { t } = useTranslation('people');
  return (
    <>
      <span className={classes.consequence}>{t('erase.goes')}</span>
      <span className={classes.consequence}>{t('erase.stays')}</span>
      <span className={classes.consequence}>{t('erase.final')}</span>
    </>
  );
};

const Erase = ({ person, onGone }: Props & { onGone: () => unknown }) => {
  const { t } = useTranslation('people');
  const erase = useErasePerson(person.id, onGone);
  const ask = async () => {
    const accepted = await confirm({
      header: t('erase.header', { name: person.name }),
      message: <Consequences />,
      icon: <Icon of={IconTrash} />,
      acceptLabel: t('erase.accept'),
      rejectLabel: t('erase.reject'),
      defaultFocus: 'reject',
      danger: true,
    });
    if (accepted) erase.mutate();
  };
  return (
    <Button look="danger-outline" size="small" busy={erase.isPending} onClick={() => void ask()}>
      {t('erase.open')}
    </Button>
  );
};

/** What somebody may ask about themselves: what is kept, and that it goes. */
export const DataActs = ({ person, onGone }: Props & { onGone: () => unknown }) => {
  const { t } = useTranslation('people');
  const { export: mayExport, erase } = person.abilities;
  if (!(mayExport || erase)) return null;
  return (
    <section className={classes.part}>
      <h3>{t('sheet.data')}</h3>
      <div className={classes.acts}>
        {mayExport && (
          <ExportButton fetchFile={() => fetchPersonData(person.id)} name={t('data.file', { name: person.name })}>
            {t('data.export')}
          </ExportButton>
        )}
        {erase && <Erase person={person} onGone={onGone} />}
      </div>
    </section>
  );
};
