import { BannerFrame } from '@livretier/ui';
import type { ReactNode } from 'react';
import { useSession } from '../session/useSession';
import { SwitchedBanner } from './SwitchedBanner';
import { useEndOfSwitch } from './useEndOfSwitch';

/** Every screen, under a banner for as long as somebody acts as somebody else. */
export const SwitchedFrame = ({ children }: { children: ReactNode }) => {
  const user = useSession();
  useEndOfSwitch(user);
  return (
    <BannerFrame banner={user?.switched && <SwitchedBanner user={user} switched={user.switched} />}>
      {children}
    </BannerFrame>
  );
};
