import { ApiError } from '@livretier/api';
import { Button, Dialog, ErrorNote, FileDrop, Icon } from '@livretier/ui';
import { IconArrowRight, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/shared/text/useErrorText';
import classes from '../Translations.module.css';
import { useApplyFile, useCheckFile } from './api';
import { ReturnedLines } from './ReturnedLines';

const taken = '.csv,.xlf,.xliff';
const largest = 4_000_000;

type Props = { booklet: string; locale: string; language: string; onClose: () => void };

/** A file that came back: what it would change, text by text, and taking it over. */
export const ImportWindow = ({ booklet, locale, language, onClose }: Props) => {
  const { t } = useTranslation(['translations', 'common']);
  const errorText = useErrorText();
  const [files, setFiles] = useState<File[]>([]);
  const check = useCheckFile(booklet, locale);
  const apply = useApplyFile(booklet, locale);
  const [file] = files;
  const found = apply.data ?? check.data;
  const counts = check.data?.counts;
  const good = counts ? counts.new + counts.changed + counts.outdated : 0;
  const choose = (chosen: File[]) => {
    check.reset();
    apply.reset();
    setFiles(chosen);
  };
  const refusal = (error: unknown) => (error instanceof ApiError && error.fields.content?.[0]) || errorText(error);
  const onTrial = (
    <>
      <Button onClick={() => choose([])}>{t('import.change')}</Button>
      <Button look="primary" disabled={good === 0} busy={apply.isPending} onClick={() => file && apply.mutate(file)}>
        <Icon of={IconCheck} />
        {good === 0 ? t('import.nothing') : t('import.apply', { count: good })}
      </Button>
    </>
  );
  const before = (
    <>
      <Button onClick={onClose}>{t('common:labels.cancel')}</Button>
      <Button look="primary" disabled={!file} busy={check.isPending} onClick={() => file && check.mutate(file)}>
        {t('import.check')}
        <Icon of={IconArrowRight} />
      </Button>
    </>
  );
  const afterwards = (
    <Button look="primary" onClick={onClose}>
      {t('import.finish')}
    </Button>
  );
  return (
    <Dialog
      opened
      wide
      title={t('import.title', { language })}
      onClose={onClose}
      footer={apply.data ? afterwards : check.data ? onTrial : before}
    >
      <div className={classes.part}>
        {apply.error && <ErrorNote title={t('import.notApplied')}>{refusal(apply.error)}</ErrorNote>}
        {found ? (
          <ReturnedLines found={found} locale={locale} applied={apply.data !== undefined} />
        ) : (
          <>
            <p>{t('import.lead')}</p>
            <FileDrop
              label={t('import.choose')}
              hint={t('import.hint')}
              files={files}
              onChange={choose}
              accept={taken}
              maxSize={largest}
              disabled={check.isPending}
              sentences={{
                wrongType: (name) => t('import.wrongType', { name }),
                tooLarge: (name) => t('import.tooLarge', { name }),
              }}
            />
            <p className={classes.note}>{t('import.keeps')}</p>
            {check.error && <ErrorNote title={t('import.failed')}>{refusal(check.error)}</ErrorNote>}
          </>
        )}
      </div>
    </Dialog>
  );
};
