import { Dialog, QueryView, Skeleton } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type BookletOut, type Coverage, coverageQuery } from '../../../shared/booklet/queries';
import classes from './Sector.module.css';
import type { SectorChoice } from './sectorsQuery';

const levels = ['mandatory', 'recommended'] as const;

const Lists = ({ items }: { items: Coverage['items'] }) => {
  const { t } = useTranslation('creation');
  return levels.map((level) => {
    const own = items.filter((item) => item.level === level);
    return (
      own.length > 0 && (
        <section key={level} className={classes.level}>
          <h3>{t(`sector.levels.${level}`)}</h3>
          <ul>
            {own.map(({ id, label, reference }) => (
              <li key={id}>
                <strong>{label}</strong>
                <span>{reference}</span>
              </li>
            ))}
          </ul>
        </section>
      )
    );
  });
};

type Props = { booklet: BookletOut; sector: SectorChoice; opened: boolean; onClose: () => void };

/** What a booklet of this kind and sector has to cover. */
export const ObligationsDialog = ({ booklet, sector, opened, onClose }: Props) => {
  const { t } = useTranslation('creation');
  const coverage = useQuery({ ...coverageQuery(booklet.id), enabled: opened });
  return (
    <Dialog title={t('sector.listTitle', { sector: sector.name })} opened={opened} onClose={onClose} wide>
      <QueryView query={coverage} skeleton={<Skeleton lines={5} />}>
        {({ items }) => <Lists items={items} />}
      </QueryView>
    </Dialog>
  );
};
