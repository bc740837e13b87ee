import { languageName } from '@livretier/booklet';
import { ErrorNote, Segmented, Skeleton } from '@livretier/ui';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/shared/locale/useLocale';
import { capitalized } from '@/shared/text/dates';
import { useErrorText } from '@/shared/text/useErrorText';
import { type Mailing, previewQuery } from '../api/mailings';
import classes from './Compose.module.css';
import { MailFrame } from './MailFrame';

type Props = {
  bookletId: string;
  mailing: Mailing;
  /** The one that is shown; with `choices`, the first. */
  locale: string;
  choices?: readonly string[];
};

/** The real message, as somebody would get it. */
export const MailPreview = ({ bookletId, mailing, locale: first, choices = [] }: Props) => {
  const { t } = useTranslation('emailing');
  const shownIn = useLocale();
  const errorText = useErrorText();
  const [chosen, setChosen] = useState<string>();
  const locale = chosen ?? first;
  const [width, setWidth] = useState<'phone' | 'computer'>('phone');
  const { data, error, isPlaceholderData } = useQuery(previewQuery(bookletId, mailing, locale));
  return (
    <section className={classes.preview} aria-label={t('preview.title')}>
      <div className={classes.previewHead}>
        <div>
          <h3>
            {data && mailing.state === 'draft'
              ? t(data.is_example ? 'preview.example' : 'preview.of', { name: data.to })
              : t('preview.title')}
          </h3>
          <p className={classes.small}>{capitalized(languageName(locale, shownIn))}</p>
        </div>
        <Segmented
          label={t('preview.width')}
          value={width}
          options={[
            { value: 'phone', label: t('preview.phone'), icon: IconDeviceMobile },
            { value: 'computer', label: t('preview.computer'), icon: IconDeviceDesktop },
          ]}
          onChange={setWidth}
        />
      </div>
      {choices.length > 1 && (
        <Segmented
          label={t('message.language')}
          value={locale}
          options={choices.map((code) => ({ value: code, label: capitalized(languageName(code, shownIn)) }))}
          onChange={setChosen}
        />
      )}
      {error && <ErrorNote>{errorText(error)}</ErrorNote>}
      {!(data || error) && <Skeleton />}
      {data && (
        <div aria-busy={isPlaceholderData}>
          <dl className={classes.letterHead}>
            <div>
              <dt>{t('preview.from')}</dt>
              <dd>{data.sender}</dd>
            </div>
            <div>
              <dt>{t('message.subject')}</dt>
              <dd lang={locale}>{data.subject}</dd>
            </div>
          </dl>
          <MailFrame title={t('preview.title')} subject={data.subject} html={data.html} width={width} />
        </div>
      )}
    </section>
  );
};
