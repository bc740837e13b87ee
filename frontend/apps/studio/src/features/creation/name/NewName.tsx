import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/text/useErrorText';
import { useBeforeGoingOn } from '../frame/mayGoOn';
import { StepBody } from '../frame/StepBody';
import { StepTitle } from '../frame/StepTitle';
import { useInPreview } from '../preview/shown';
import { CopyField } from './CopyField';
import { KindField } from './KindField';
import { NameField } from './NameField';
import { StartField } from './StartField';
import { useFindAgain } from './useFindAgain';
import { isComplete, useNewFields } from './useNewFields';

/** A booklet that does not exist yet: its name, its kind and what it starts from make it. */
export const NewName = () => {
  const { t } = useTranslation('creation');
  const errorText = useErrorText();
  const { fields, change, forget, refusal } = useNewFields();
  const { name, kind, start, copy_of } = fields;
  const [asked, setAsked] = useState(false);
  useFindAgain(fields, forget);
  useInPreview({ tab: 'cover', changes: { ...(name.trim() && { name }), ...(kind && { kind }) } });
  useBeforeGoingOn(() => {
    setAsked(true);
    return isComplete(fields);
  });
  return (
    <StepBody>
      <StepTitle lead={t('name.lead')}>{t('name.title')}</StepTitle>
      <NameField
        name={name}
        asked={asked}
        refused={refusal ? errorText(refusal) : undefined}
        onChange={(typed) => change({ name: typed })}
        onLeave={() => undefined}
      />
      <KindField
        value={kind}
        error={asked && !kind ? t('name.kindMissing') : undefined}
        onChange={(chosen) => change({ kind: chosen })}
      />
      <StartField value={start} onChange={(chosen) => change({ start: chosen })} />
      {start === 'copy' && (
        <CopyField
          value={copy_of}
          error={asked && !copy_of ? t('name.copyMissing') : undefined}
          onChange={(chosen) => change({ copy_of: chosen })}
        />
      )}
    </StepBody>
  );
};
