import { WarningNote } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import type { StorageUse } from './types';

/** Says in time that the room comes to its end. */
export const LevelNote = ({ level }: Pick<StorageUse, 'level'>) => {
  const { t } = useTranslation('storage');
  if (level === 'ok') return null;
  return (
    <WarningNote tone={level === 'warning' ? 'warning' : 'danger'} title={t(`levels.${level}.title`)}>
      {t(`levels.${level}.text`)}
    </WarningNote>
  );
};
