import { Button, Row, Stack, StatusTag, type StatusTone } from '@livretier/ui';
import {
  IconAlertTriangle,
  IconFlag,
  IconInfoCircle,
  IconLoader2,
  IconPalette,
  IconPencil,
  IconRefresh,
  IconRotateClockwise,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@/features/accounts';
import { useMomentText } from '@/shared/text/useMomentText';
import { isGoing, type PublicationLine, type Scope } from '../api';
import type { Pair } from './pair';
import classes from './VersionList.module.css';

const looks: Record<Scope, { shape: typeof IconPencil; tone: StatusTone }> = {
  correction: { shape: IconPencil, tone: 'neutral' },
  information: { shape: IconInfoCircle, tone: 'info' },
  to_reread: { shape: IconRotateClockwise, tone: 'note' },
};

export const ScopeTag = ({ scope }: { scope: Scope }) => {
  const { t } = useTranslation('publishing');
  return <StatusTag {...looks[scope]}>{t(`scopes.${scope}`)}</StatusTag>;
};

/** Where a version stands, and what kind of change it was. */
const VersionTags = ({ version }: { version: PublicationLine }) => {
  const { t } = useTranslation('publishing');
  const { online, state, automatic, scope } = version;
  const kind = () => {
    if (automatic) return <StatusTag shape={IconRefresh}>{t('list.tags.automatic')}</StatusTag>;
    if (scope) return <ScopeTag scope={scope} />;
    if (version.version !== '1.0') return <StatusTag shape={IconPalette}>{t('list.tags.look')}</StatusTag>;
    return (
      <StatusTag shape={IconFlag} tone="success">
        {t('list.tags.first')}
      </StatusTag>
    );
  };
  return (
    <>
      {online && (
        <StatusTag shape="dot" tone="success">
          {t('list.tags.online')}
        </StatusTag>
      )}
      {state === 'failed' && (
        <StatusTag shape={IconAlertTriangle} tone="danger">
          {t('list.tags.failed')}
        </StatusTag>
      )}
      {isGoing(version) && (
        <StatusTag shape={IconLoader2} tone="info">
          {t('list.tags.going')}
        </StatusTag>
      )}
      {kind()}
    </>
  );
};

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
        <Stack as="span" shrink className={classes.about}>
          <strong title={title}>{title}</strong>
          <span className={classes.when}>{when}</span>
          <Row as="span" gap={1} wrap>
            {children}
          </Row>
        </Stack>
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
