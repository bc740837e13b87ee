import { FieldGroup, FieldRow, TextField } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import classes from './Reading.module.css';
import type { PartProps } from './readingForm';

/** Whom somebody turns to who stands before the booklet and may not read it: everybody can see it. */
export const ContactSection = ({ form, disabled }: PartProps) => {
  const { t } = useTranslation('reading');
  const { errors } = form.formState;
  const field = (name: 'name' | 'phone' | 'email') => ({
    label: t(`contact.${name}`),
    optional: true,
    disabled,
    error: errors[`contact_${name}`]?.message,
    ...form.register(`contact_${name}`),
  });
  return (
    <section aria-labelledby="reading-contact">
      <h2 id="reading-contact">{t('contact.title')}</h2>
      <p className={classes.contactNote}>{t('contact.text')}</p>
      <FieldGroup>
        <TextField {...field('name')} hint={t('contact.nameHint')} autoComplete="off" />
        <FieldRow>
          <TextField {...field('phone')} type="tel" autoComplete="off" />
          <TextField {...field('email')} type="email" autoComplete="off" />
        </FieldRow>
      </FieldGroup>
    </section>
  );
};
