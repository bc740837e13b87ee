import { createPortal } from 'react-dom';
import { DialogWindow, type WindowProps } from './DialogWindow';
import { leaveTime } from './position';
import { usePresence } from './usePresence';

type Props = Omit<WindowProps, 'state'> & { opened: boolean };

/** A window over the page: it takes the focus, keeps it when it is modal, and gives it back. */
export const Dialog = ({ opened, ...rest }: Props) => {
  const state = usePresence(opened, leaveTime(rest.position ?? 'center'));
  return state && createPortal(<DialogWindow state={state} {...rest} />, document.body);
};
