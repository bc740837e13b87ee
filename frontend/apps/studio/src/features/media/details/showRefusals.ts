import { ApiError } from '@livretier/api';
import { showServerErrors } from '../../../shared/forms/serverErrors';
import { defaultLocale, locales } from '../../../shared/locale/locales';
import { altField, type MediaForm } from './mediaForm';

/** The server's refusals beside their fields: it calls "alt", with or without a language, what are several fields here. */
export const showRefusals = (form: MediaForm, error: unknown) => {
  showServerErrors(form, error);
  if (!(error instanceof ApiError)) return;
  for (const [field, [message]] of Object.entries(error.fields)) {
    if (!/^alt\b/.test(field)) continue;
    const locale = locales.find((one) => field.endsWith(one)) ?? defaultLocale;
    form.setError(altField(locale), { message: message ?? '' });
  }
};
