import { languageName } from '@livretier/booklet';
import { Button, Icon, Menu, MenuAction } from '@livretier/ui';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/shared/locale/useLocale';
import { fetchPdf, type Publication } from '../api';
import { openElsewhere } from '../CopyLink';
import classes from './Details.module.css';

/** Its PDF, one for each language. */
export const Pdfs = ({ bookletId, version }: { bookletId: string; version: Publication }) => {
  const { t } = useTranslation('publishing');
  const spoken = useLocale();
  const fetching = useMutation({
    mutationFn: (locale: string) => fetchPdf(bookletId, version.id, locale),
    onSuccess: ({ address }) => openElsewhere(address),
  });
  const { editions } = version.build;
  const ready = editions.filter(({ pdf_state }) => pdf_state === 'ready');
  const [first] = ready;
  if (!first) {
    const coming = version.state !== 'failed' && editions.some(({ pdf_state }) => pdf_state === 'waiting');
    return <p className={classes.hint}>{t(coming ? 'details.pdfWaiting' : 'details.pdfNone')}</p>;
  }
  const words = (
    <>
      <Icon of={IconFileTypePdf} size={16} />
      {t('details.pdf', { count: ready.length })}
    </>
  );
  if (ready.length === 1)
    return (
      <Button size="small" busy={fetching.isPending} onClick={() => fetching.mutate(first.locale)}>
        {words}
      </Button>
    );
  return (
    <Menu target={<Button size="small">{words}</Button>} position="bottom-start">
      {ready.map(({ locale }) => (
        <MenuAction key={locale} onSelect={() => fetching.mutate(locale)}>
          {t('details.pdfIn', { language: languageName(locale, spoken) })}
        </MenuAction>
      ))}
    </Menu>
  );
};
