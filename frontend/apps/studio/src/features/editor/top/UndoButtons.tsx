import { IconButton } from '@livretier/ui';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Session } from '../session/context';
import { useCanvasState } from '../session/useCanvasState';

export const UndoButtons = ({ session }: { session: Session }) => {
  const { t } = useTranslation('editor');
  const { canUndo, canRedo } = useCanvasState(session);
  const canvas = () => session.canvas.current;
  return (
    <>
      <IconButton label={t('top.undo')} icon={IconArrowBackUp} disabled={!canUndo} onClick={() => canvas()?.undo()} />
      <IconButton
        label={t('top.redo')}
        icon={IconArrowForwardUp}
        disabled={!canRedo}
        onClick={() => canvas()?.redo()}
      />
    </>
  );
};
