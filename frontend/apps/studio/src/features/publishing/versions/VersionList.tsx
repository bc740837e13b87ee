import { Button, StatusTag } from '@livretier/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMomentText } from '../../../shared/text/useMomentText';
import { useSession } from '../../accounts';
import type { PublicationLine } from '../types';
import type { Pair } from './pair';
import classes from './VersionList.module.css';
import { VersionTags } from './VersionTags';

export type Draft = { version: string; pages: number };

type Props = {
  versions: readonly PublicationLine[];
  draft: Draft | null;
  pair: Pair | null;
  chosen: string | undefined;
  onChoose: (id: string) => void;
  onDraft: () => void;
  more: (() => void) | undefined;
};

type LineProps = {
  number: string;
  title: string;
  when: string;
  side: 'before' | 'after' | undefined;
  pressed: boolean;
  onPress: () => void;
  children: ReactNode;
};

const Line = ({ number, title, when, side, pressed, onPress, children }: LineProps) => {
  const { t } = useTranslation('publishing');
  return (
    <li>
      <button type="button" className={classes.line} data-side={side} aria-pressed={pressed} onClick={onPress}>
        <span className={classes.number}>{number}</span>
        <span className={classes.about}>
          <strong title={title}>{title}</strong>
          <span className={classes.when}>{when}</span>
          <span className={classes.tags}>{children}</span>
        </span>
        {side && <span className={classes.side}>{t(`list.${side}`)}</span>}
      </button>
    </li>
  );
};

/** Every version, the newest first, under what is being prepared. */
export const VersionList = ({ versions, draft, pair, chosen, onChoose, onDraft, more }: Props) => {
  const { t } = useTranslation('publishing');
  const moment = useMomentText('time', useSession()?.company?.timezone);
  const sideOf = (id: string | null) => {
    if (!pair) return undefined;
    if (pair.after === id) return 'after';
    return pair.before === id ? 'before' : undefined;
  };
  return (
    <>
      <ol className={classes.list}>
        {draft && (
          <Line
            number={draft.version}
            title={draft.pages > 0 ? t('dialog.changes', { count: draft.pages }) : t('dialog.noPage')}
            when={t('list.preparing')}
            side={sideOf(null)}
            pressed={pair?.after === null}
            onPress={onDraft}
          >
            <StatusTag shape="half-dot" tone="warning">
              {t('list.unpublished')}
            </StatusTag>
          </Line>
        )}
        {versions.map((version) => (
          <Line
            key={version.id}
            number={version.version}
            title={version.note}
            when={moment(version.at)}
            side={sideOf(version.id)}
            pressed={chosen === version.id}
            onPress={() => onChoose(version.id)}
          >
            <VersionTags version={version} />
          </Line>
        ))}
      </ol>
      {more && (
        <Button look="link" size="small" onClick={more}>
          {t('list.more')}
        </Button>
      )}
    </>
  );
};
