import { ApiError } from '@livretier/api';
import { Button, Dialog, ErrorNote, FileDrop, Icon } from '@livretier/ui';
import { IconArrowRight, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/shared/text/useErrorText';
import type { Language } from '../types';
import { useApplyTexts, useCheckTexts } from './api';
import classes from './Exchange.module.css';
import { TextLines } from './TextLines';

const taken = '.csv,.json,.xlf,.xliff';
const largest = 4_000_000;

/** Why the file is not taken: what the server says of the file comes before what it says of the call. */
const useRefusal = () => {
  const errorText = useErrorText();
  return (error: unknown) => (error instanceof ApiError && error.fields.content?.[0]) || errorText(error);
};

type Props = { language: Language; onClose: () => void };

/** Texts out of a file: the file, what it would change line by line, and taking it over. */
export const ImportWindow = ({ language, onClose }: Props) => {
  const { t } = useTranslation(['languages', 'common']);
  const refusal = useRefusal();
  const errorText = useErrorText();
  const [files, setFiles] = useState<File[]>([]);
  const check = useCheckTexts(language.code);
  const apply = useApplyTexts();
  const [file] = files;
  const found = apply.data ?? check.data;
  const good = check.data ? check.data.counts.new + check.data.counts.changed : 0;
  const choose = (chosen: File[]) => {
    check.reset();
    apply.reset();
    setFiles(chosen);
  };
  const onTrial = (
    <>
      <Button onClick={() => choose([])}>{t('import.change')}</Button>
      <Button
        look="primary"
        disabled={good === 0}
        busy={apply.isPending}
        onClick={() => check.data && apply.mutate(check.data.id)}
      >
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
      title={t('import.title', { language: language.label })}
      onClose={onClose}
      footer={found ? (found.state === 'applied' ? afterwards : onTrial) : before}
    >
      {found ? (
        <div className={classes.part}>
          {apply.error && <ErrorNote title={t('import.notApplied')}>{errorText(apply.error)}</ErrorNote>}
          <TextLines key={found.state} found={found} language={language} />
        </div>
      ) : (
        <div className={classes.part}>
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
          <p className={classes.note}>{t(language.standing === 'reference' ? 'import.keepsSource' : 'import.keeps')}</p>
          {check.error && <ErrorNote title={t('import.failed')}>{refusal(check.error)}</ErrorNote>}
        </div>
      )}
    </Dialog>
  );
};
