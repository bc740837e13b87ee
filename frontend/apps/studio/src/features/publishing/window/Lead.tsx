import { Trans, useTranslation } from 'react-i18next';
import { useSession } from '@/features/accounts';
import { useLocale } from '@/shared/locale/useLocale';
import { longDate } from '@/shared/text/dates';
import type { BookletOut, nextVersion, Publication } from '../api';

type Props = { booklet: BookletOut; current: Publication | null; next: ReturnType<typeof nextVersion> | undefined };

/** What is online today, and the number that comes: it follows the scopes as they are chosen. */
export const Lead = ({ booklet, current, next }: Props) => {
  const { t } = useTranslation('publishing');
  const locale = useLocale();
  const timeZone = useSession()?.company?.timezone;
  const since = () => {
    if (!current) return null;
    const { version, at, build } = current;
    if (booklet.status === 'suspended') return `${t('dialog.suspended', { version })} `;
    const day = longDate(new Date(build.online_at ?? at), locale, { timeZone });
    return `${t('dialog.online', { version, day })} `;
  };
  return (
    <span aria-live="polite">
      {since()}
      {next && (
        <Trans
          t={t}
          i18nKey={`dialog.${next.kind}`}
          values={{ version: next.version }}
          count={next.toReread}
          components={{ strong: <strong /> }}
        />
      )}
    </span>
  );
};
