import type { ComponentProps, SubmitEventHandler } from 'react';
import { ErrorSummary, type FaultyField } from '../ErrorSummary/ErrorSummary';
import { Page } from '../Page/Page';
import { SaveBar, type SaveBarProps } from '../SaveBar/SaveBar';
import classes from './FormPage.module.css';

type Props = ComponentProps<typeof Page> &
  SaveBarProps & {
    onSubmit: SubmitEventHandler<HTMLFormElement>;
    errors?: readonly FaultyField[] | undefined;
  };

/** A screen that is a form: title, what to correct, its sections, and the bar that saves at its foot. */
export const FormPage = ({ onSubmit, errors = [], children, dirty, changes, busy, savedAt, ...props }: Props) => {
  const { onCancel, failure, saveLabel, ...page } = props;
  return (
    <form noValidate className={classes.form} onSubmit={onSubmit}>
      <div className={classes.content}>
        <Page {...page}>
          <ErrorSummary errors={errors} />
          {children}
        </Page>
      </div>
      <div className={classes.foot}>
        <SaveBar
          dirty={dirty}
          changes={changes}
          busy={busy}
          savedAt={savedAt}
          onCancel={onCancel}
          failure={failure}
          saveLabel={saveLabel}
        />
      </div>
    </form>
  );
};
