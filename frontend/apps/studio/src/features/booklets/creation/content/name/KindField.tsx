import type { Drawing } from '@livretier/ui';
import {
  IconArmchair,
  IconBell,
  IconBook2,
  IconIdBadge2,
  IconSchool,
  IconShieldCheck,
  IconStethoscope,
  IconTools,
} from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookletOut } from '@/features/booklets/api';
import { ChoiceCard, ChoiceCards } from '@/features/booklets/creation/frame/ChoiceCards';

type Kind = BookletOut['kind'];

/** The kinds of booklet, as the first step offers them. */
const kindIcons = {
  employee_welcome: IconIdBadge2,
  safety: IconShieldCheck,
  trainee: IconSchool,
  apprentice: IconTools,
  patient: IconStethoscope,
  resident: IconArmchair,
  customer: IconBell,
  other: IconBook2,
} as const satisfies Record<Kind, Drawing>;

const kinds = Object.keys(kindIcons) as Kind[];

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
