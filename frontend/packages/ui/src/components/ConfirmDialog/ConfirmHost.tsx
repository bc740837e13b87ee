import { useStore } from '../../store/store';
import { ConfirmDialog } from './ConfirmDialog';
import { answerConfirm, confirmStore } from './confirm';

/** The one place where questions appear: once, at the root of the application. */
export const ConfirmHost = () => {
  const { serial, opened, request } = useStore(confirmStore);
  return request && <ConfirmDialog key={serial} opened={opened} request={request} onAnswer={answerConfirm} />;
};
