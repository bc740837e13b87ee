import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBuiltBooklet } from '@/features/booklets/creation/bookletContext';
import { useBeforeGoingOn } from '@/features/booklets/creation/frame/mayGoOn';
import { StepBody, StepTitle } from '@/features/booklets/creation/frame/StepBody';
import { useInPreview } from '@/features/booklets/creation/preview/shown';
import { useCardFields } from '@/features/booklets/creation/saving/useCardFields';
import type { StepProps } from '@/features/booklets/creation/step';
import { useErrorText } from '@/shared/text/useErrorText';
import { KindField } from './KindField';
import { NameField } from './NameField';
import { isLongEnough } from './rules';
import { CopyField, StartField } from './StartField';
import { isComplete, useFindAgain, useNewFields } from './useNewFields';

/** The name and the kind of a booklet that exists. */
const KnownName = ({ booklet }: StepProps) => {
  const { t } = useTranslation('creation');
  const errorText = useErrorText();
  const { fields, change, save, refusal } = useCardFields(booklet);
  const [left, setLeft] = useState(false);
  const name = fields.name ?? '';
  useInPreview({ tab: 'cover', changes: { name, kind: fields.kind ?? booklet.kind } });
  useBeforeGoingOn(() => {
    setLeft(true);
    return isLongEnough(name);
  });
  const leave = () => {
    setLeft(true);
    void save();
  };
  return (
    <StepBody>
      <StepTitle lead={t('name.lead')}>{t('name.title')}</StepTitle>
      <NameField
        name={name}
        besides={booklet.id}
        asked={left}
        refused={refusal ? errorText(refusal) : undefined}
        onChange={(typed) => change({ name: typed })}
        onLeave={leave}
      />
      <KindField
        value={fields.kind}
        onChange={(kind) => {
          change({ kind });
          void save();
        }}
      />
      <StartField value={booklet.start} fixed />
    </StepBody>
  );
};

/** A booklet that does not exist yet: its name, its kind and what it starts from make it. */
const NewName = () => {
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
        focused
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

/** /livrets/builder/name: a new booklet, or the name of one. */
export const NamePage = () => {
  const booklet = useBuiltBooklet();
  return booklet ? <KnownName key={booklet.id} booklet={booklet} /> : <NewName />;
};
