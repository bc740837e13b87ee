import { confirm, Icon } from '@livretier/ui';
import { IconArchive, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { focusTitle } from '../../../shared/text/focusTitle';
import { useReadingActs } from '../../publishing';
import type { BookletLine } from '../types';
import { isReadingAct, type Turn } from './acts';
import { useTurnBooklet } from './useTurnBooklet';

const questions = { archive: IconArchive, trash: IconTrash, delete: IconTrash } as const;
const isQuestion = (turn: Turn): turn is keyof typeof questions => turn in questions;

/** Does what was pressed, after a question when it reaches others or takes the booklet away. */
export const useActs = (onDone: (turn: Turn) => void = focusTitle) => {
  const { t } = useTranslation('booklets');
  const { mutate } = useTurnBooklet();
  const turnReading = useReadingActs();
  const isSure = (turn: keyof typeof questions, { name }: BookletLine) =>
    confirm({
      header: t(`ask.${turn}.header`, { name }),
      message: t(`ask.${turn}.text`),
      icon: <Icon of={questions[turn]} />,
      acceptLabel: t(`acts.${turn}`),
      rejectLabel: t(`ask.${turn}.reject`),
      defaultFocus: 'reject',
      danger: turn === 'delete',
    });
  return async (turn: Turn, booklet: BookletLine) => {
    if (isReadingAct(turn)) {
      if (await turnReading(turn, booklet)) onDone(turn);
      return;
    }
    if (isQuestion(turn) && !(await isSure(turn, booklet))) return;
    mutate({ turn, booklet }, { onSuccess: () => onDone(turn) });
  };
};
