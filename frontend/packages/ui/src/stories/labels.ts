import common from '../../../../apps/studio/src/locales/fr/common.json';
import type { Labels } from '../labels/labels';

/** The words of the components in stories and tests: those that people read. */
export const labels: Labels = common.labels;
