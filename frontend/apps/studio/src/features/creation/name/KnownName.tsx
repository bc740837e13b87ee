import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/text/useErrorText';
import { useBeforeGoingOn } from '../frame/mayGoOn';
import { StepBody } from '../frame/StepBody';
import { StepTitle } from '../frame/StepTitle';
import { useInPreview } from '../preview/shown';
import { useCardFields } from '../saving/useCardFields';
import type { StepProps } from '../step';
import { KindField } from './KindField';
import { NameField } from './NameField';
import { isLongEnough } from './rules';
import { StartField } from './StartField';

/** The name and the kind of a booklet that exists. */
export const KnownName = ({ booklet }: StepProps) => {
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
