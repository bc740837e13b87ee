import { useTranslation } from 'react-i18next';
import { type Session, useEditing } from '../session/context';
import { applyFix, propsOf } from './fix';
import type { Fix, Issue } from './types';

/** Makes a fault good on the canvas, as if its author had. */
export const useApplyFix = ({ canvas, saver }: Session) => {
  const { t } = useTranslation('editor');
  const { announce } = useEditing();
  return (issue: Issue, fix: Fix, words?: string) => {
    if (!canvas.current) return;
    const props = propsOf(fix, words);
    if (props) canvas.current.setProps(issue.blockId, props);
    else canvas.current.replace(applyFix(canvas.current.document(), issue, fix));
    saver.touch();
    saver.read();
    announce(t('accessibility.fixed'));
  };
};
