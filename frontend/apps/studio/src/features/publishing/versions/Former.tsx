import { Dialog, QueryView } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ReaderView } from '../../../shared/booklet/ReaderView';
import { formerQuery } from '../queries';

type Props = { bookletId: string; publication: string; version: string; onClose: () => void };

/** The booklet as it was that day. */
export const Former = ({ bookletId, publication, version, onClose }: Props) => {
  const { t } = useTranslation('publishing');
  const content = useQuery(formerQuery(bookletId, publication));
  const lead = t('details.formerLead', { version });
  if (content.data) return <ReaderView content={content.data} lead={lead} onClose={onClose} />;
  return (
    <Dialog opened wide="very" title={t('details.title', { version })} onClose={onClose}>
      <QueryView query={content}>{() => null}</QueryView>
    </Dialog>
  );
};
