import { ApiError } from '@livretier/api';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { type ShippedLocale, shippedLocales, shippedOr } from '@/shared/locale/locales';
import type { Texts } from '../types';

/** A text in every language is as many fields of a form: "title_fr-FR", "title_en-GB". */
export const fieldIn = <Name extends string>(name: Name, locale: ShippedLocale): `${Name}_${ShippedLocale}` =>
  `${name}_${locale}`;

type Fields<Name extends string> = Record<`${Name}_${ShippedLocale}`, string>;

export const fieldsOf = <Name extends string>(name: Name, texts: Texts): Fields<Name> =>
  Object.fromEntries(shippedLocales.map((locale) => [fieldIn(name, locale), texts[locale] ?? ''])) as Fields<Name>;

/** As the server wants to hear them: a language in which nothing is written any more loses its text. */
export const textsOf = <Name extends string>(name: Name, values: Fields<Name>): Texts =>
  Object.fromEntries(shippedLocales.map((locale) => [locale, values[fieldIn(name, locale)].trim()]));

/** The server's refusals beside their fields: it calls "title", with or without a language, what are several here. */
export const showRefusals = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
  names: readonly string[],
) => {
  showServerErrors(form, error);
  if (!(error instanceof ApiError)) return;
  for (const [field, [message]] of Object.entries(error.fields)) {
    const [whole = '', language] = field.split('.');
    if (!names.includes(whole)) continue;
    const locale = shippedOr(language);
    form.setError(fieldIn(whole, locale) as Path<Values>, { message: message ?? '' });
  }
};
