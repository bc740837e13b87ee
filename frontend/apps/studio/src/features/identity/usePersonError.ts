import { useTranslation } from 'react-i18next';
import { nameOf, type Target } from './types';

type Options = {
  /** Who was chosen: undefined while nobody is, or is not known yet; null when there is nobody of that id. */
  target: Target | null | undefined;
  /** Whether one wanted to go on without choosing. */
  asked: boolean;
};

/** Why the choice of the person does not do, if it does not. */
export const usePersonError = ({ target, asked }: Options) => {
  const { t } = useTranslation('identity');
  if (target === null) return t('who.unknown');
  if (target?.obstacle) return t('who.locked', { name: nameOf(target), why: t(`obstacles.${target.obstacle}`) });
  return asked ? t('who.required') : undefined;
};
