import { StatusTag, type StatusTone } from '@livretier/ui';
import { IconGavel, IconPencil, IconTag } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../shared/locale/useLocale';
import { calendarDay, longDate } from '../../../../shared/text/dates';
import type { ChapterVersion, ReleaseReason } from '../../types';

const reasons: Record<ReleaseReason, { shape: typeof IconGavel; tone?: StatusTone }> = {
  legal: { shape: IconGavel, tone: 'note' },
  sector: { shape: IconTag },
  editorial: { shape: IconPencil },
};

export const ReasonTag = ({ reason }: Pick<ChapterVersion, 'reason'>) => {
  const { t } = useTranslation('library');
  return <StatusTag {...reasons[reason]}>{t(`chapters.reason.${reason}`)}</StatusTag>;
};

/** Who released a version and when, upon which text, and since when it holds. */
export const ReleaseFacts = ({ version }: { version: ChapterVersion }) => {
  const { t } = useTranslation('library');
  const locale = useLocale();
  const day = longDate(new Date(version.released_at), locale);
  return (
    <>
      <span>
        {version.released_by_name
          ? t('chapters.detail.releasedBy', { name: version.released_by_name, day })
          : t('chapters.detail.released', { day })}
      </span>
      {version.reference && <span>{version.reference}</span>}
      {version.effective_on && (
        <span>{t('chapters.detail.effective', { day: longDate(calendarDay(version.effective_on), locale) })}</span>
      )}
    </>
  );
};
