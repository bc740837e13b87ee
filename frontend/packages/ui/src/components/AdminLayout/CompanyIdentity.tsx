import { Monogram } from '../Monogram/Monogram';
import { TwoLines } from '../TwoLines/TwoLines';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export type CompanyProps = { name: string; kind: string };

export const CompanyIdentity = ({ name, kind }: CompanyProps) => (
  <>
    <Monogram name={name} />
    <VisuallyHidden when="rail">
      <TwoLines title={name} caption={kind} />
    </VisuallyHidden>
  </>
);
