import { type ComponentProps, type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { ErrorNote } from '../ErrorNote/ErrorNote';

type Props = Pick<ComponentProps<typeof Dialog>, 'title' | 'icon' | 'tone'> & {
  accept: string;
  reject: string;
  danger?: boolean;
  busy: boolean;
  failure?: string | undefined;
  onClose: () => void;
  onSubmit: () => void;
  children: ReactNode;
};

/** A question with something to write. It may stand inside another form, which must not hear of it. */
export const FormDialog = (props: Props) => {
  const { accept, reject, danger = false, busy, failure, onClose, onSubmit, children, ...head } = props;
  const id = useId();
  const send = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onSubmit();
  };
  return (
    <Dialog
      {...head}
      opened
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{reject}</Button>
          <Button type="submit" form={id} look={danger ? 'danger' : 'primary'} busy={busy}>
            {accept}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={send}>
        {children}
        {failure && <ErrorNote>{failure}</ErrorNote>}
      </form>
    </Dialog>
  );
};
