import type { Options } from '../../types';
import type { OptionsForm } from './optionsForm';

/** What each part of the form is given. */
export type SectionProps = { form: OptionsForm; options: Options; disabled: boolean };

/** Where each part stands on the page. */
export const anchors = {
  receipt: 'accuse',
  reading: 'lecture',
  reminders: 'relances',
  review: 'revision',
  life: 'vie',
} as const;
