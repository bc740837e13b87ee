import { useTranslation } from 'react-i18next';

const names = {
  zero: 'forms.zero',
  one: 'forms.one',
  two: 'forms.two',
  few: 'forms.few',
  many: 'forms.many',
  other: 'forms.other',
} as const;

const isCategory = (name: string): name is keyof typeof names => name in names;

/** "Pour 1", "Pour 3, 4, 5, 6…": of what number a form speaks; by its category where no number is known. */
export const useFormName = () => {
  const { t } = useTranslation('languages');
  return (category: string, numbers = '') => {
    if (numbers !== '') return t('forms.numbers', { numbers });
    return isCategory(category) ? t(names[category]) : t('forms.only');
  };
};
