import { EmptyState, FilteredEmpty } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import type { Library } from '../types';
import { UploadButton } from '../upload';
import type { Asked } from './useMediaSearch';

type Props = { asked: Asked; library: Library };

/** Why there is nothing to see, and what to do about it. */
export const NoFiles = ({ asked, library }: Props) => {
  const { t } = useTranslation('media');
  if (asked.filtered)
    return <FilteredEmpty text={t(asked.inTrash ? 'list.emptyTrash' : 'list.noMatch')} onClear={asked.clear} />;
  const { upload } = library.abilities;
  return (
    <EmptyState title={t('list.empty.title')} action={upload && <UploadButton folderId={null} />}>
      {t(upload ? 'list.empty.text' : 'list.empty.readOnly')}
    </EmptyState>
  );
};
