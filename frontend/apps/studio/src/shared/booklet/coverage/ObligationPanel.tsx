import { IconButton, StatusTag } from '@livretier/ui';
import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Coverage.module.css';
import { CoveringPages } from './CoveringPages';
import { Declaration } from './Declaration';
import { ObligationFacts } from './ObligationFacts';
import { Remedies } from './Remedies';
import { type CoverageLine, lookOf } from './states';
import { useCoverageActs } from './useCoverageActs';

type Props = {
  bookletId: string;
  line: CoverageLine;
  mayWrite: boolean;
  onChange: () => void;
  onClose: () => void;
};

/** One obligation: what it is, what covers it, and what to do when nothing does. */
export const ObligationPanel = ({ bookletId, line, mayWrite, onChange, onClose }: Props) => {
  const { t } = useTranslation(['coverage', 'library']);
  const heading = useRef<HTMLHeadingElement>(null);
  const acts = useCoverageActs(bookletId, line.id, onChange);
  useEffect(() => heading.current?.focus(), []);
  const close = () => {
    document.querySelector<HTMLElement>(`[data-obligation="${line.id}"]`)?.focus();
    onClose();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close();
  };
  return (
    <aside className={classes.panel} aria-label={t('coverage:panel')} onKeyDown={press}>
      <div className={classes.part}>
        <div className={classes.top}>
          <StatusTag {...lookOf(line)}>{t(`coverage:states.${line.state}`)}</StatusTag>
          <IconButton size="small" label={t('coverage:close')} icon={IconX} onClick={close} />
        </div>
        <h3 ref={heading} tabIndex={-1} className={classes.title}>
          {line.label}
        </h3>
        <ObligationFacts line={line} />
      </div>
      {line.state === 'covered' && <CoveringPages bookletId={bookletId} line={line} />}
      {line.state === 'missing' && mayWrite && <Remedies bookletId={bookletId} line={line} acts={acts} />}
      {line.state !== 'covered' && <Declaration line={line} acts={acts} mayWrite={mayWrite} />}
      <p className={classes.counsel}>{t('library:counsel')}</p>
    </aside>
  );
};
