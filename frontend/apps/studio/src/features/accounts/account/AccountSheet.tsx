import { EmailSheet } from '../email/EmailSheet';
import { PasswordSheet } from '../password/PasswordSheet';
import { EnrolmentSheet } from '../secondFactor/EnrolmentSheet';
import { RecoverySheet } from '../secondFactor/RecoverySheet';
import { RemovalSheet } from '../secondFactor/RemovalSheet';
import type { SheetName } from './sheet';

const sheets = {
  email: EmailSheet,
  password: PasswordSheet,
  secondFactor: EnrolmentSheet,
  recoveryCodes: RecoverySheet,
  removal: RemovalSheet,
};

/** Beside the form and not inside it: what is sent here is not what the form saves. */
export const AccountSheet = ({ name, onClose }: { name: SheetName; onClose: () => void }) => {
  const Sheet = sheets[name];
  return <Sheet onClose={onClose} />;
};
