import { languageName } from '@livretier/booklet';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../shared/locale/useLocale';
import { useBytes } from '../../../../shared/text/useBytes';
import type { Reading } from '../../types';

/** How large the file to take away is, in each language; or that it is still to come. */
export const usePdfText = ({ pdf, published }: Pick<Reading, 'pdf' | 'published'>) => {
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
