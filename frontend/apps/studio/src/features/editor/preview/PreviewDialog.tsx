import { Dialog, QueryView } from '@livretier/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { previewQuery, type ReadAs } from '../../../shared/booklet/queries';
import type { Plan } from '../source/types';
import classes from './Preview.module.css';
import { ReaderChoice } from './ReaderChoice';
import { WholeBooklet } from './WholeBooklet';

type Props = { plan: Plan; page: string | undefined; onClose: () => void };

/** The booklet as one of its readers will have it: whose conditions a page does not fit, does not see it. */
export const PreviewDialog = ({ plan: { booklet }, page, onClose }: Props) => {
  const { t } = useTranslation('editor');
  const [as, setAs] = useState<ReadAs>({});
  const preview = useQuery({ ...previewQuery(booklet.id, as), placeholderData: keepPreviousData });
  return (
    <Dialog opened wide="very" maximizable title={t('preview.title', { name: booklet.name })} onClose={onClose}>
      <div className={classes.preview}>
        <div className={classes.columns}>
          <ReaderChoice as={as} onChange={setAs} />
          <div className={classes.shown}>
            <QueryView query={preview}>{(content) => <WholeBooklet preview={content} page={page} />}</QueryView>
          </div>
        </div>
      </div>
    </Dialog>
  );
};
