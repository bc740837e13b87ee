import { QueryView } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { previewQuery } from '../../../../shared/booklet/queries';
import { ReaderView } from '../../../../shared/booklet/ReaderView';

type Props = { id: string; onClose: () => void };

/** The whole booklet as its readers will have it. */
export const LargeView = ({ id, onClose }: Props) => {
  const preview = useQuery(previewQuery(id));
  return (
    <QueryView query={preview} skeleton={null}>
      {(content) => <ReaderView content={content} onClose={onClose} />}
    </QueryView>
  );
};
