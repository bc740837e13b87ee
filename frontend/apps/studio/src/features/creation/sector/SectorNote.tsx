import { Button, Icon } from '@livretier/ui';
import { IconGavel } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookletOut } from '../../../shared/booklet/queries';
import { useLocale } from '../../../shared/locale/useLocale';
import { calendarDay, longDate } from '../../../shared/text/dates';
import { ObligationsDialog } from './ObligationsDialog';
import classes from './Sector.module.css';
import type { SectorChoice } from './sectorsQuery';

type Props = { booklet: BookletOut; sector: SectorChoice; isSaved: boolean };

/** What the chosen sector brings, in figures. */
export const SectorNote = ({ booklet, sector, isSaved }: Props) => {
  const { t } = useTranslation('creation');
  const locale = useLocale();
  const [opened, setOpened] = useState(false);
  const { mandatory_obligations: mandatory, recommended_obligations: recommended, checked_on } = sector;
  const sentences = [
    t('sector.noteObligations', {
      all: t('sector.countObligations', { count: mandatory + recommended }),
      mandatory: t('sector.countMandatory', { count: mandatory }),
      recommended: t('sector.countRecommended', { count: recommended }),
    }),
    booklet.start === 'sector' &&
      t('sector.noteChapters', {
        chapters: t('sector.countChapters', { count: sector.chapters }),
        mandatory: t('sector.countMandatory', { count: sector.mandatory_chapters }),
      }),
    checked_on && t('sector.noteChecked', { day: longDate(calendarDay(checked_on), locale) }),
  ].filter(Boolean);
  return (
    <div className={classes.note} role="status">
      <Icon of={IconGavel} />
      <p>
        <strong>{t('sector.noteFor', { kind: t(`kinds.${booklet.kind}.full`), sector: sector.name })}</strong>{' '}
        {sentences.join(' ')}
      </p>
      {isSaved && (
        <Button look="link" size="small" onClick={() => setOpened(true)}>
          {t('sector.list')}
        </Button>
      )}
      <ObligationsDialog booklet={booklet} sector={sector} opened={opened} onClose={() => setOpened(false)} />
    </div>
  );
};
