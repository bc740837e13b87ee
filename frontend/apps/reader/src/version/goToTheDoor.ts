import { entry } from '../device/place';
import { letGo } from '../offline/heldEditions';

/* Closed for the time being, as 503 says, is not for good. */
const FOR_GOOD = [401, 404, 410];

/** Who may not read any more goes where it is said why; what the device holds goes with the right to read it. */
export const goToTheDoor = async () => {
  const { ok, status } = await fetch(entry(), { cache: 'no-store' });
  if (FOR_GOOD.includes(status)) await letGo();
  if (!ok) location.replace(entry());
};
