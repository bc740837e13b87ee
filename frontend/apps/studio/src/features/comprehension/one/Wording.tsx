import { TextArea } from '@livretier/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuestionDetail } from '../api';

/** As many characters as a question may have. */
const longest = 1000;

/** The words in which everybody reads the question: those of who asked, until somebody writes others. */
export const useWording = ({ text }: QuestionDetail) => {
  const [words, setWords] = useState(text);
  const told = words.trim();
  return { words, setWords, isEmpty: told === '', changed: told !== '' && told !== text ? { wording: told } : {} };
};

type Props = { wording: ReturnType<typeof useWording>; refused: boolean };

export const WordingField = ({ wording: { words, setWords, isEmpty }, refused }: Props) => {
  const { t } = useTranslation('questions');
  return (
    <TextArea
      label={t('wording.label')}
      hint={t('wording.text')}
      maxLength={longest}
      value={words}
      error={refused && isEmpty ? t('wording.empty') : undefined}
      onChange={({ currentTarget }) => setWords(currentTarget.value)}
    />
  );
};
