import { Button, ErrorNote, Icon, WarningNote } from '@livretier/ui';
import { IconFileZip } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { shownInPlace } from '@/shared/errors/shownInPlace';
import { useErrorText } from '@/shared/text/useErrorText';
import { fetchKey } from './api';
import { checkEvidence, type Evidence } from './proof/evidence';
import { typedNumber } from './proof/number';
import classes from './Verification.module.css';

/** What was found in the file, and whether it is that of the receipt in sight. */
const Found = ({ evidence, number }: { evidence: Evidence; number: string }) => {
  const { t } = useTranslation('verification');
  if (evidence.changed !== null)
    return (
      <WarningNote tone="danger" title={t('evidence.changed')}>
        {evidence.changed === 'zip'
          ? t('evidence.changedArchive')
          : t('evidence.changedFile', { file: evidence.changed })}
      </WarningNote>
    );
  if (evidence.receipt.number !== typedNumber(number))
    return (
      <WarningNote title={t('evidence.other')}>
        {t('evidence.otherText', { number: evidence.receipt.number })}
      </WarningNote>
    );
  return (
    <p role="status" data-fits="true">
      {t(evidence.cancelled ? 'evidence.intactCancelled' : 'evidence.intact')}
    </p>
  );
};

/** An evidence file is checked here, byte by byte, and goes nowhere. */
export const EvidenceCheck = ({ number }: { number: string }) => {
  const { t } = useTranslation('verification');
  const errorText = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const checking = useMutation({
    meta: shownInPlace,
    mutationFn: async (file: File) => checkEvidence(new Uint8Array(await file.arrayBuffer()), await fetchKey()),
  });
  const choose = (file: File | undefined) => {
    if (file) checking.mutate(file);
    /* The same file again is checked again. */
    if (input.current) input.current.value = '';
  };
  return (
    <section className={classes.name}>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        hidden
        aria-label={t('evidence.check')}
        onChange={({ target }) => choose(target.files?.[0])}
      />
      <Button wide busy={checking.isPending} onClick={() => input.current?.click()}>
        <Icon of={IconFileZip} />
        {t('evidence.check')}
      </Button>
      {checking.data && <Found evidence={checking.data} number={number} />}
      {checking.error && <ErrorNote>{errorText(checking.error)}</ErrorNote>}
      <p className={classes.small}>{t('evidence.stays')}</p>
    </section>
  );
};
