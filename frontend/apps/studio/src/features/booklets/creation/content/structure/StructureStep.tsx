import { Icon } from '@livretier/ui';
import { IconThumbUp } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookletOut } from '@/features/booklets/api';
import { ChoiceCard, ChoiceCards } from '@/features/booklets/creation/frame/ChoiceCards';
import { StepBody, StepTitle } from '@/features/booklets/creation/frame/StepBody';
import { useInPreview } from '@/features/booklets/creation/preview/shown';
import { type Card, useCardFields } from '@/features/booklets/creation/saving/useCardFields';
import type { StepProps } from '@/features/booklets/creation/step';
import { Languages } from './Languages';
import { Miniature } from './Miniature';
import classes from './Structure.module.css';

const structures = [
  'single_page_per_topic',
  'chapters_and_pages',
  'guided_path',
] as const satisfies readonly BookletOut['structure'][];

/** How the booklet is read, and in which languages. */
export const StructureStep = ({ booklet }: StepProps) => {
  const { t } = useTranslation('creation');
  const name = useId();
  const { fields, change, save } = useCardFields(booklet);
  const structure = fields.structure ?? booklet.structure;
  const locales = fields.locales ?? [];
  useInPreview({
    tab: 'page',
    changes: { structure },
    note: t('structure.shown', { structure: t(`structures.${structure}.name`) }),
  });
  const choose = (changes: Partial<Card>) => {
    change(changes);
    void save();
  };
  return (
    <StepBody>
      <StepTitle lead={t('structure.lead')}>{t('structure.title')}</StepTitle>
      <ChoiceCards label={t('structure.title')} labelHidden columns={3}>
        {structures.map((one) => (
          <ChoiceCard
            key={one}
            name={name}
            value={one}
            checked={one === structure}
            onChoose={() => choose({ structure: one })}
            picture={<Miniature structure={one} />}
            title={t(`structures.${one}.name`)}
            text={t(`structures.${one}.text`)}
          >
            <span className={classes.good}>
              <Icon of={IconThumbUp} size={16} />
              {t(`structures.${one}.good`)}
            </span>
          </ChoiceCard>
        ))}
      </ChoiceCards>
      <Languages
        reference={booklet.reference_locale}
        value={locales}
        onChange={(chosen) => choose({ locales: chosen })}
      />
    </StepBody>
  );
};
