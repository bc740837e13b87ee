import { ErrorNote } from '@livretier/ui';
import { useErrorText } from '../../../shared/text/useErrorText';

export const SignOutError = ({ error }: { error: Error | null }) => {
  const errorText = useErrorText();
  return error && <ErrorNote>{errorText(error)}</ErrorNote>;
};
