import { createPortal } from 'react-dom';
import { useLabels } from '../../labels/useLabels';
import { useStore } from '../../store/store';
import { Toast } from './Toast';
import classes from './Toast.module.css';
import { dismiss, toastStore } from './toasts';

const atOnce = 3;

/** The messages of a group, at the bottom of the screen: three at once, the others wait for their turn. */
export const ToastHost = ({ group }: { group?: string }) => {
  const labels = useLabels();
  const toasts = useStore(toastStore).filter((toast) => toast.group === group);
  if (toasts.length === 0) return null;
  return createPortal(
    <section className={classes.host} aria-label={labels.notifications}>
      {toasts.slice(0, atOnce).map((toast) => (
        <Toast key={toast.id} toast={toast} onClose={() => dismiss(toast.id)} />
      ))}
    </section>,
    document.body,
  );
};
