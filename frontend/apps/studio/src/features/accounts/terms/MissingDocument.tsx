import { Button, ErrorNote } from '@livretier/ui';
import { useTranslation } from 'react-i18next';

type Props = { retrying: boolean; retry: () => void };

/** Why one cannot accept yet: a document, perhaps in the other tab, did not come. */
export const MissingDocument = ({ retrying, retry }: Props) => {
  const { t } = useTranslation(['accounts', 'common']);
  return (
    <ErrorNote
      action={
        <Button size="small" busy={retrying} onClick={retry}>
          {t('common:labels.retry')}
        </Button>
      }
    >
      {t('terms.missing')}
    </ErrorNote>
  );
};
