import { useTranslation } from 'react-i18next';
import { type Session, useEditing } from '../session/context';
import { applyFix } from './fix';
import type { Fix, Issue } from './types';

/** Makes a fault good on the canvas; undoing it is an ordinary undo. */
export const useApplyFix = (session: Session) => {
  const { t } = useTranslation('editor');
  const { announce } = useEditing();
  return (issue: Issue, fix: Fix, words?: string) => {
    const { canvas, saver } = session;
    if (!canvas.current) return;
    canvas.current.replace(applyFix(canvas.current.read(), issue, fix, words));
    saver.touch();
    saver.read();
    announce(t('accessibility.fixed'));
  };
};
