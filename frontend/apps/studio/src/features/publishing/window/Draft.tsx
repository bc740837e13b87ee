import { Dialog, QueryView } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { previewQuery } from '../../../shared/booklet/queries';
import { ReaderView } from '../../../shared/booklet/ReaderView';

/** The booklet as it is about to be published. */
export const Draft = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { t } = useTranslation('publishing');
  const content = useQuery({ ...previewQuery(id), staleTime: 0 });
  if (content.data) return <ReaderView content={content.data} onClose={onClose} />;
  return (
    <Dialog opened wide="very" title={t('dialog.preview')} onClose={onClose}>
      <QueryView query={content}>{() => null}</QueryView>
    </Dialog>
  );
};
