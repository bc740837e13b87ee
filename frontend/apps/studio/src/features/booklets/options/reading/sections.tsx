import { languageName } from '@livretier/booklet';
import { DateField, type Drawing, Icon, RadioGroup, Switch } from '@livretier/ui';
import { IconLockSquareRounded, IconLogin2, IconUsers, IconWorld } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Reading } from '@/features/booklets/types';
import { useLocale } from '@/shared/locale/useLocale';
import { useBytes } from '@/shared/text/useBytes';
import classes from './Reading.module.css';
import { type PartProps, readingModes } from './readingForm';

const icons: Record<Reading['mode'], Drawing> = {
  public: IconWorld,
  code: IconLockSquareRounded,
  named: IconUsers,
  signed_in: IconLogin2,
};

/** Four ways in, and what the chosen one needs. */
export const ModeSection = ({ form, disabled, children }: PartProps & { children: ReactNode }) => {
  const { t } = useTranslation('reading');
  return (
    <section aria-labelledby="reading-modes">
      <h2 id="reading-modes">{t('modes.title')}</h2>
      <div className={classes.modes}>
        <RadioGroup
          look="card"
          label={t('modes.label')}
          choices={readingModes.map((value) => ({
            value,
            label: t(`modes.${value}.label`),
            description: t(`modes.${value}.text`),
            icon: <Icon of={icons[value]} size={20} />,
            disabled,
          }))}
          error={form.formState.errors.mode?.message}
          {...form.register('mode')}
        />
      </div>
      {children}
    </section>
  );
};

/** From when and until when it can be read; what was confirmed stays. */
export const DatesSection = ({ form, disabled }: PartProps) => {
  const { t } = useTranslation('reading');
  const { errors } = form.formState;
  const dayField = (name: 'opens_on' | 'closes_on', label: string) => (
    <div className={classes.day}>
      <Controller
        control={form.control}
        name={name}
        render={({ field: { value, onChange } }) => (
          <DateField
            label={label}
            optional
            name={name}
            value={value}
            onChange={onChange}
            error={errors[name]?.message}
            disabled={disabled}
          />
        )}
      />
    </div>
  );
  return (
    <section aria-labelledby="reading-dates">
      <h2 id="reading-dates">{t('dates.title')}</h2>
      <div className={classes.days}>
        {dayField('opens_on', t('dates.opens'))}
        {dayField('closes_on', t('dates.closes'))}
        <p className={classes.daysNote}>{t('dates.text')}</p>
      </div>
    </section>
  );
};

/** How large the file to take away is, in each language; or that it is still to come. */
const usePdfText = ({ pdf, published }: Pick<Reading, 'pdf' | 'published'>) => {
  const { t } = useTranslation('reading');
  const locale = useLocale();
  const size = useBytes();
  const [first, ...others] = pdf;
  if (!first) return t(published ? 'around.pdf.making' : 'around.pdf.later');
  if (others.length === 0) return t('around.pdf.one', { size: size(first.size) });
  const sizes = pdf.map((file) =>
    t('around.pdf.size', { language: languageName(file.locale, locale), size: size(file.size) }),
  );
  return t('around.pdf.many', { sizes: new Intl.ListFormat(locale).format(sizes) });
};

/** What is offered besides the pages. */
export const AroundSection = ({ form, reading, disabled }: PartProps) => {
  const { t } = useTranslation('reading');
  const pdf = usePdfText(reading);
  return (
    <section aria-labelledby="reading-around">
      <h2 id="reading-around">{t('around.title')}</h2>
      <div className={classes.switches}>
        <Switch wide label={t('around.pdf.label')} hint={pdf} {...form.register('offers_pdf')} disabled={disabled} />
        <Switch
          wide
          label={t('around.offline.label')}
          hint={t('around.offline.text')}
          {...form.register('offers_offline')}
          disabled={disabled}
        />
        <Switch
          wide
          label={t('around.indexed.label')}
          hint={t('around.indexed.text')}
          {...form.register('indexed')}
          disabled={disabled}
        />
      </div>
    </section>
  );
};
