import { languageName } from '@livretier/booklet';
import { Button, ButtonLink, Checkbox, Icon, Segmented, SelectField, useDownload } from '@livretier/ui';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PosterSize, posterAddress, posterSizes, qrAddress } from '@/features/booklets/api';
import type { BookletOut, Reading } from '@/features/booklets/types';
import { useLocale } from '@/shared/locale/useLocale';
import { capitalized } from '@/shared/text/dates';
import classes from '../Reading.module.css';
import type { PartProps } from '../readingForm';
import { fetchPoster, Poster } from './Poster';

type Props = PartProps & {
  booklet: BookletOut;
  /** As it stands in the form, saved or not. */
  mode: Reading['mode'];
  withCode: boolean;
};

/** The poster that leads to the booklet: seen, printed, taken away. */
export const PosterPanel = ({ booklet, reading, form, disabled, mode, withCode }: Props) => {
  const { t } = useTranslation(['reading', 'common']);
  const spoken = useLocale();
  const [size, setSize] = useState<PosterSize>('a4');
  const [chosen, setLocale] = useState(booklet.reference_locale);
  const { id, code, shown_address } = reading;
  /* Before it is published, those that it will be read in. */
  const locales = reading.locales.length > 0 ? reading.locales : booklet.readable_locales;
  const locale = locales.includes(chosen) ? chosen : (locales[0] ?? booklet.reference_locale);
  const with_code = mode === 'code' && withCode && code !== '';
  const address = locale === booklet.reference_locale ? shown_address : `${shown_address}/${locale}`;
  const wanted = { size, locale, with_code };
  const file = `${booklet.slug}-${size}`;
  const { busy, error, start } = useDownload(() => fetchPoster(id, wanted), `${file}.pdf`);
  return (
    <aside className={classes.panel} aria-labelledby="reading-poster">
      <div className={classes.panelHead}>
        <h2 id="reading-poster">{t('poster.title')}</h2>
        <Segmented
          label={t('poster.size')}
          value={size}
          options={posterSizes.map((value) => ({ value, label: t(`poster.sizes.${value}`) }))}
          onChange={setSize}
        />
      </div>
      <Poster
        booklet={booklet}
        {...{ size, locale, locales }}
        address={address}
        code={with_code ? code : ''}
        qr={qrAddress(id, 'svg', locale)}
        label={t('poster.preview', { size: t(`poster.sizes.${size}`), address })}
      />
      <div className={classes.panelActs}>
        <ButtonLink href={posterAddress(id, wanted)} target="_blank" rel="noopener">
          <Icon of={IconPrinter} />
          {t('poster.print')}
        </ButtonLink>
        <Button busy={busy} onClick={() => void start()}>
          {!busy && <Icon of={IconDownload} />}
          {t('poster.pdf')}
        </Button>
      </div>
      <p role="alert" className={classes.failure}>
        {error !== null && t('poster.failed')}
      </p>
      {mode === 'code' && (
        <Checkbox label={t('poster.withCode')} {...form.register('code_on_poster')} disabled={disabled} />
      )}
      {mode === 'named' && <p className={classes.hint}>{t('poster.named')}</p>}
      {locales.length > 1 && (
        <SelectField
          label={t('poster.language')}
          choices={locales.map((value) => ({ value, label: capitalized(languageName(value, spoken)) }))}
          value={locale}
          onChange={({ target }) => setLocale(target.value)}
        />
      )}
      <p className={classes.alone}>
        {t('poster.alone')}{' '}
        <a href={qrAddress(id, 'png', locale)} download={`${booklet.slug}.png`} aria-label={t('poster.qrPng')}>
          {t('poster.png')}
        </a>{' '}
        <a href={qrAddress(id, 'svg', locale)} download={`${booklet.slug}.svg`} aria-label={t('poster.qrSvg')}>
          {t('poster.svg')}
        </a>
      </p>
    </aside>
  );
};
