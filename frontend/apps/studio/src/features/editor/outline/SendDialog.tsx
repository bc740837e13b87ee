import { FormDialog, SelectField } from '@livretier/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditing } from '../session/context';
import type { Chapter, PageLine } from '../source/types';
import { pagesIn } from './order';
import type { PageActs } from './usePageActs';

type Props = { page: PageLine; chapters: readonly Chapter[]; acts: PageActs; onClose: () => void };

/** Sends a page to the end of another chapter. */
export const SendDialog = ({ page, chapters, acts, onClose }: Props) => {
  const { t } = useTranslation('editor');
  const { manuscript } = useEditing();
  const others = chapters.filter(({ id }) => id !== page.chapter);
  const [chosen, setChosen] = useState(others[0]?.id ?? '');
  const send = () => {
    acts.move.mutate({ id: page.id, chapter: chosen, after: pagesIn(manuscript.pages, chosen).at(-1)?.id ?? null });
    onClose();
  };
  return (
    <FormDialog
      title={t('send.title', { title: page.title || t('outline.untitled') })}
      accept={t('send.accept')}
      reject={t('send.reject')}
      busy={false}
      onClose={onClose}
      onSubmit={send}
    >
      <SelectField
        label={t('send.chapter')}
        choices={others.map(({ id, title }) => ({ value: id, label: title }))}
        value={chosen}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
    </FormDialog>
  );
};
