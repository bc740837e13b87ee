import { Button, Dialog, Icon, QueryView, Skeleton } from '@livretier/ui';
import { IconGavel } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BookletOut, type Coverage, coverageQuery } from '@/features/booklets/api';
import type { SectorChoice } from '@/features/booklets/creation/api';
import { useLocale } from '@/shared/locale/useLocale';
import { calendarDay, longDate } from '@/shared/text/dates';
import classes from './Sector.module.css';

const levels = ['mandatory', 'recommended'] as const;

const Lists = ({ items }: { items: Coverage['items'] }) => {
  const { t } = useTranslation('creation');
  return levels.map((level) => {
    const own = items.filter((item) => item.level === level);
    return (
      own.length > 0 && (
        <section key={level} className={classes.level}>
          <h3>{t(`sector.levels.${level}`)}</h3>
          <ul>
            {own.map(({ id, label, reference, doubt, checked_on }) => (
              <li key={id}>
                <strong>{label}</strong>
                <span>{reference}</span>
                {(doubt || !checked_on) && <span>{t('sector.doubt', { doubt }).trim()}</span>}
              </li>
            ))}
          </ul>
        </section>
      )
    );
  });
};

type ObligationsDialogProps = { booklet: BookletOut; sector: SectorChoice; opened: boolean; onClose: () => void };

/** What a booklet of this kind and sector has to cover. */
const ObligationsDialog = ({ booklet, sector, opened, onClose }: ObligationsDialogProps) => {
  const { t } = useTranslation('creation');
  const coverage = useQuery({ ...coverageQuery(booklet.id), enabled: opened });
  return (
    <Dialog title={t('sector.listTitle', { sector: sector.name })} opened={opened} onClose={onClose} wide>
      <QueryView query={coverage} skeleton={<Skeleton lines={5} />}>
        {({ items }) => <Lists items={items} />}
      </QueryView>
    </Dialog>
  );
};

const useObligationsText = ({ mandatory_obligations, recommended_obligations }: SectorChoice) => {
  const { t } = useTranslation('creation');
  const all = mandatory_obligations + recommended_obligations;
  if (all === 0) return t('sector.noteNoObligation');
  return t('sector.noteObligations', {
    all: t('sector.countObligations', { count: all }),
    mandatory: t('sector.countMandatory', { count: mandatory_obligations }),
    recommended: t('sector.countRecommended', { count: recommended_obligations }),
  });
};

/** A booklet that starts from something else has no chapter ticked for it. */
const useChaptersText = ({ chapters, mandatory_chapters }: SectorChoice, ticked: boolean) => {
  const { t } = useTranslation('creation');
  if (!ticked) return '';
  if (chapters === 0) return t('sector.noteNoChapter');
  const count = t('sector.countChapters', { count: chapters });
  if (mandatory_chapters === 0) return t('sector.noteChaptersOnly', { chapters: count });
  return t('sector.noteChapters', {
    chapters: count,
    mandatory: t('sector.countMandatory', { count: mandatory_chapters }),
  });
};

type Props = { booklet: BookletOut; sector: SectorChoice; isSaved: boolean };

/** What the chosen sector brings, in figures. */
export const SectorNote = ({ booklet, sector, isSaved }: Props) => {
  const { t } = useTranslation('creation');
  const locale = useLocale();
  const [opened, setOpened] = useState(false);
  const sentences = [
    useObligationsText(sector),
    useChaptersText(sector, booklet.start === 'sector'),
    sector.checked_on && t('sector.noteChecked', { day: longDate(calendarDay(sector.checked_on), locale) }),
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
