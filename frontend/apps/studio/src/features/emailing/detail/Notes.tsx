import { WarningNote } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import type { BookletOut } from '@/features/booklets/api';
import { LinkButton } from '@/shared/LinkButton';
import { paths } from '@/shared/paths';
import type { Mailing } from '../api/mailings';

type Props = { booklet: BookletOut; mailing: Mailing };

/** What keeps it from going on, and what somebody should look at. */
export const Notes = ({ booklet, mailing: { id, state, waits_for, paused_for, launched_at, counts } }: Props) => {
  const { t } = useTranslation('emailing');
  const isPreparing = state === 'scheduled' && launched_at !== null;
  return (
    <>
      {isPreparing && <WarningNote title={t('waits.preparing.title')}>{t('waits.preparing.text')}</WarningNote>}
      {state === 'sending' && waits_for && (
        <WarningNote title={t(`waits.${waits_for}.title`, { count: counts.to_send })}>
          {t(`waits.${waits_for}.text`)}
        </WarningNote>
      )}
      {state === 'paused' && (
        <WarningNote title={t(`paused.${paused_for ?? 'by_hand'}.title`)}>
          {t(`paused.${paused_for ?? 'by_hand'}.text`)}
        </WarningNote>
      )}
      {counts.uncertain > 0 && (
        <WarningNote
          title={t('uncertain.title', { count: counts.uncertain })}
          action={
            <LinkButton
              size="small"
              to={paths.bookletRecipients}
              params={{ id }}
              search={{ livret: booklet.id, etat: 'uncertain' }}
            >
              {t('uncertain.show')}
            </LinkButton>
          }
        >
          {t('uncertain.text')}
        </WarningNote>
      )}
    </>
  );
};
