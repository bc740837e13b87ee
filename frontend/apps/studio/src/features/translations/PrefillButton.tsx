import { Button, Icon, notify } from '@livretier/ui';
import { IconHistory } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { usePrefill } from './api';

type Props = {
  booklet: string;
  locale: string;
  /** All pages, where none is named. */
  sheet?: string;
  children: string;
};

/** Takes over what the company has validated already of the same words. */
export const PrefillButton = ({ booklet, locale, sheet, children }: Props) => {
  const { t } = useTranslation('translations');
  const prefill = usePrefill(booklet, locale, sheet ?? null);
  const fill = () =>
    prefill.mutate(undefined, {
      onSuccess: ({ texts }) =>
        notify({
          severity: texts > 0 ? 'success' : 'info',
          summary: texts > 0 ? t('prefill.done', { count: texts }) : t('prefill.none'),
        }),
    });
  return (
    <Button size="small" busy={prefill.isPending} onClick={fill}>
      <Icon of={IconHistory} size={16} />
      {children}
    </Button>
  );
};
