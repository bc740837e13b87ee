import { IconUserMinus } from '@tabler/icons-react';
import { Button } from '../../components/Button/Button';
import { DialogWindow } from '../../components/Dialog/DialogWindow';
import { Icon } from '../../components/Icon/Icon';
import classes from './samples.module.css';

const ignore = () => undefined;

export const ConfirmSample = () => (
  <div className={classes.stage}>
    <DialogWindow
      state="open"
      modal={false}
      closeOnEscape={false}
      draggable={false}
      closable={false}
      role="alertdialog"
      title="Retirer 3 participants ?"
      tone="danger"
      icon={<Icon of={IconUserMinus} size={20} />}
      onClose={ignore}
      footer={
        <>
          <Button data-autofocus>Garder</Button>
          <Button look="danger">Retirer</Button>
        </>
      }
    >
      Sofia, Chloé et Lucas n’auront plus accès au livret. Leur progression est conservée 30 jours.
    </DialogWindow>
  </div>
);
