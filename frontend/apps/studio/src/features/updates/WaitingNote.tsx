import { WarningNote } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import { LinkButton } from '@/shared/LinkButton';
import { paths } from '@/shared/paths';
import { waitingQuery } from './api';

/** What the library proposes to a booklet and nobody has decided on. */
export const WaitingNote = ({ bookletId }: { bookletId: string }) => {
  const { t } = useTranslation('updates');
  const { decide_updates } = useSignedInUser().abilities;
  const { data = [] } = useQuery({ ...waitingQuery(bookletId), enabled: decide_updates });
  if (data.length === 0) return null;
  return (
    <WarningNote
      title={t('waiting.title', { count: data.length })}
      action={
        <LinkButton size="small" to={paths.booklets} search={{ vue: 'socle', par: 'livret', livret: bookletId }}>
          {t('late.examine')}
        </LinkButton>
      }
    >
      {data.map(({ chapter_title }) => chapter_title).join(', ')}
    </WarningNote>
  );
};
