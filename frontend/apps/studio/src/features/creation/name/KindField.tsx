import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceCard } from '../choice/ChoiceCard';
import { ChoiceCards } from '../choice/ChoiceCards';
import { type Kind, kindIcons, kinds } from './kinds';

type Props = { value: Kind | null; error?: string | undefined; onChange: (kind: Kind) => void };

/** What the booklet is for. */
export const KindField = ({ value, error, onChange }: Props) => {
  const { t } = useTranslation('creation');
  const name = useId();
  return (
    <ChoiceCards label={t('name.kind')} columns={4} error={error}>
      {kinds.map((kind) => (
        <ChoiceCard
          key={kind}
          name={name}
          value={kind}
          checked={kind === value}
          onChoose={() => onChange(kind)}
          icon={kindIcons[kind]}
          title={t(`kinds.${kind}.name`)}
          text={t(`kinds.${kind}.text`)}
        />
      ))}
    </ChoiceCards>
  );
};
