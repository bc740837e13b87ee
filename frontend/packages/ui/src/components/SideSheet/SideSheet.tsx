import { type ReactNode, type SubmitEventHandler, use } from 'react';
import { createPortal } from 'react-dom';
import { SidePanel } from './SidePanel';
import { SideSlotContext } from './sideSlot';

export type SideSheetProps = {
  title: string;
  caption?: string | undefined;
  /** What stands before the title: a company's monogram, a person. */
  mark?: ReactNode;
  /** Room for a form, or for the details of one line. */
  size?: 'form' | 'details';
  onClose: () => void;
  /** Makes the content and the foot one form. */
  onSubmit?: SubmitEventHandler<HTMLFormElement> | undefined;
  footer?: ReactNode;
  children: ReactNode;
};

/** A panel at the right of the sheet, over the whole screen on a phone. It is open as long as it is rendered. */
export const SideSheet = (props: SideSheetProps) => {
  const slot = use(SideSlotContext);
  return slot === null ? null : createPortal(<SidePanel {...props} />, slot ?? document.body);
};
