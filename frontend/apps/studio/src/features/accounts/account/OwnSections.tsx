import { DevicesSection } from '../sessions/DevicesSection';
import { DataSection } from './data/DataSection';
import type { SheetName } from './sheet';
import { SignInSection } from './signIn/SignInSection';
import { SwitchesSection } from './switches/SwitchesSection';

/** What only the person themselves sees of their account. */
export const OwnSections = ({ onOpen }: { onOpen: (sheet: SheetName) => void }) => (
  <>
    <SignInSection onOpen={onOpen} />
    <DevicesSection />
    <SwitchesSection />
    <DataSection />
  </>
);
