import { IconAlertTriangle, IconHelpCircle } from '@tabler/icons-react';
import { useLabels } from '../../labels/useLabels';
import { useStore } from '../../store/store';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { answerConfirm, type ConfirmOutcome, type ConfirmRequest, confirmStore } from './confirm';

/** The one place where questions appear: once, at the root of the application. */
export const ConfirmHost = () => {
  const { serial, opened, request } = useStore(confirmStore);
  return request && <ConfirmDialog key={serial} opened={opened} request={request} onAnswer={answerConfirm} />;
};

type Props = { request: ConfirmRequest; opened: boolean; onAnswer: (outcome: ConfirmOutcome) => void };

/** Spread on the choice that receives the focus. */
const focused = (yes: boolean) => yes && { 'data-autofocus': true };

export const ConfirmDialog = ({ request, opened, onAnswer }: Props) => {
  const labels = useLabels();
  const {
    header,
    message,
    danger = false,
    acceptLabel,
    rejectLabel = labels.cancel,
    defaultFocus = 'accept',
  } = request;
  const {
    position,
    modal,
    blockScroll = true,
    dismissableMask,
    closeOnEscape,
    closable,
    draggable,
    maximizable,
  } = request;
  const Icon = danger ? IconAlertTriangle : IconHelpCircle;
  return (
    <Dialog
      opened={opened}
      onClose={() => onAnswer('hide')}
      role="alertdialog"
      title={header}
      icon={request.icon ?? <Icon size={20} stroke={1.75} aria-hidden="true" />}
      tone={danger ? 'danger' : 'warning'}
      {...{ position, modal, blockScroll, dismissableMask, closeOnEscape, closable, draggable, maximizable }}
      footer={
        <>
          <Button onClick={() => onAnswer('reject')} {...focused(defaultFocus === 'reject')}>
            {rejectLabel}
          </Button>
          <Button
            look={danger ? 'danger' : 'primary'}
            onClick={() => onAnswer('accept')}
            {...focused(defaultFocus === 'accept')}
          >
            {acceptLabel}
          </Button>
        </>
      }
    >
      {message}
    </Dialog>
  );
};
