import { filterChoices, Icon } from '@livretier/ui';
import { IconBook, IconGavel } from '@tabler/icons-react';
import { useId } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { libraryIcon } from '../../library';
import { ChoiceCard } from '../choice/ChoiceCard';
import { ChoiceCards } from '../choice/ChoiceCards';
import classes from './Sector.module.css';
import type { SectorChoice } from './sectorsQuery';

const Brings = ({ sector }: { sector: SectorChoice }) => {
  const { t } = useTranslation('creation');
  const obligations = sector.mandatory_obligations + sector.recommended_obligations;
  return (
    <span className={classes.brings}>
      <span>
        <Icon of={IconGavel} size={16} />
        <span>
          <Trans t={t} i18nKey="sector.obligations" count={obligations} components={{ b: <b /> }} />
        </span>
      </span>
      <span>
        <Icon of={IconBook} size={16} />
        <span>
          <Trans t={t} i18nKey="sector.chapters" count={sector.chapters} components={{ b: <b /> }} />
        </span>
      </span>
    </span>
  );
};

type Props = {
  sectors: readonly SectorChoice[];
  typed: string;
  value: string | null;
  error?: string | undefined;
  onChoose: (id: string) => void;
};

export const SectorCards = ({ sectors, typed, value, error, onChoose }: Props) => {
  const { t } = useTranslation('creation');
  const name = useId();
  const shown = filterChoices(
    sectors.map((sector) => ({ ...sector, label: sector.name })),
    typed,
  );
  return (
    <>
      <ChoiceCards label={t('sector.title')} labelHidden columns={3} error={error}>
        {shown.map((sector) => (
          <ChoiceCard
            key={sector.id}
            name={name}
            value={sector.id}
            checked={sector.id === value}
            onChoose={() => onChoose(sector.id)}
            icon={libraryIcon(sector.icon)}
            iconPlace="before"
            title={sector.name}
            text={sector.description}
          >
            <Brings sector={sector} />
          </ChoiceCard>
        ))}
      </ChoiceCards>
      <p role="status" className={classes.found}>
        {typed && t('sector.found', { count: shown.length })}
      </p>
    </>
  );
};
