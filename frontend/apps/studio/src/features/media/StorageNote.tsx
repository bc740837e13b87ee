import { WarningNote } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../shared/LinkButton';
import { useLocale } from '../../shared/locale/useLocale';
import { paths } from '../../shared/paths';
import { percentage } from '../../shared/text/numbers';
import type { Library } from './types';

/* The room left is said as less than it is, never as more. */
const share = ({ used_bytes, quota_bytes }: Library) =>
  quota_bytes ? Math.min(Math.floor((used_bytes / quota_bytes) * 100) / 100, 1) : 1;

/** What one should know before the room is full: at 80, 95 and 100 %. */
export const StorageNote = ({ library }: { library: Library }) => {
  const { t } = useTranslation('media');
  const locale = useLocale();
  const { level, abilities } = library;
  if (level === 'ok') return null;
  const storage: string = paths.storage;
  return (
    <WarningNote
      tone={level === 'warning' ? 'warning' : 'danger'}
      title={t(`storage.${level}.title`, { share: percentage(share(library), locale) })}
      action={
        abilities.see_storage && (
          <LinkButton to={storage} size="small">
            {t('storage.open')}
          </LinkButton>
        )
      }
    >
      {t(`storage.${level}.text`)}
    </WarningNote>
  );
};
