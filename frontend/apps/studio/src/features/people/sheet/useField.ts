import type { PersonForm, PersonValues } from './personForm';

type Props = { form: PersonForm; disabled?: boolean };

type TextName = {
  [Name in keyof PersonValues]: PersonValues[Name] extends string ? Name : never;
}[keyof PersonValues];

/** A field of the card, with its error and without what the browser remembers of others. */
export const useField = ({ form, disabled = false }: Props) => {
  const { errors } = form.formState;
  return (name: TextName) => ({
    error: errors[name]?.message,
    autoComplete: 'off',
    ...form.register(name),
    disabled,
  });
};
