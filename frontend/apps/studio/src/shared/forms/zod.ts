import * as z from 'zod';
import { i18n } from '../locale/i18n';

const isEmpty = (input: unknown) => input === undefined || input === null || input === '';

/** What an issue of zod says, in our words: zod's own sentences read like a machine. */
const sentence = (issue: z.core.$ZodRawIssue) => {
  if (isEmpty(issue.input)) return i18n.t('forms:required');
  switch (issue.code) {
    case 'too_small':
      return i18n.t(issue.origin === 'string' ? 'forms:tooShort' : 'forms:tooLow', { minimum: Number(issue.minimum) });
    case 'too_big':
      return i18n.t(issue.origin === 'string' ? 'forms:tooLong' : 'forms:tooHigh', { maximum: Number(issue.maximum) });
    case 'invalid_format':
      return issue.format === 'email' ? i18n.t('forms:email') : i18n.t('forms:invalid');
    case 'invalid_value':
      return issue.values.includes(true) ? i18n.t('forms:mustAccept') : i18n.t('forms:invalid');
    default:
      return i18n.t('forms:invalid');
  }
};

/* Zod would compile its schemas with eval, which the policy forbids, and try it as soon as one is made. */
z.config({ jitless: true, customError: sentence });

export { z };
