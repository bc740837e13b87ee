import { Button, Icon, notify } from '@livretier/ui';
import { IconSend } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useRemind } from '@/features/library/api/adoption';
import type { Adoption } from '@/features/library/types';
import { useLocale } from '@/shared/locale/useLocale';
import { longDate } from '@/shared/text/dates';

type Line = Adoption['items'][number];

/** Asks the server, and says how many companies are told. */
const useReminding = (chapter: string, number: number) => {
  const { t } = useTranslation('library');
  const remind = useRemind(chapter, number);
  return {
    busy: remind.isPending,
    remind: (company: string | null) =>
      remind.mutate(company, {
        onSuccess: ({ companies: count }) =>
          notify({
            severity: 'success',
            summary: t('chapters.adoption.remindedToast', { count }),
            detail: t('chapters.adoption.remindedDetail'),
          }),
      }),
  };
};

/** Every company in which something waits, but those that were told within the week. */
export const RemindAll = ({ chapter, adoption }: { chapter: string; adoption: Adoption }) => {
  const { t } = useTranslation('library');
  const { busy, remind } = useReminding(chapter, adoption.release.number);
  if (adoption.reminders === 0) return null;
  return (
    <Button size="small" busy={busy} onClick={() => remind(null)}>
      <Icon of={IconSend} />
      {t('chapters.adoption.remindAll', { count: adoption.reminders })}
    </Button>
  );
};

/** One company, or when it was told last. */
export const Remind = ({ chapter, number, line }: { chapter: string; number: number; line: Line }) => {
  const { t } = useTranslation('library');
  const locale = useLocale();
  const { busy, remind } = useReminding(chapter, number);
  const { company, company_name, may_remind, reminded_at } = line;
  if (may_remind)
    return (
      <Button
        look="link"
        size="small"
        busy={busy}
        aria-label={t('chapters.adoption.remindIn', { company: company_name })}
        onClick={() => remind(company)}
      >
        {t('chapters.adoption.remind')}
      </Button>
    );
  return (
    reminded_at && t('chapters.adoption.reminded', { day: longDate(new Date(reminded_at), locale, { year: false }) })
  );
};
