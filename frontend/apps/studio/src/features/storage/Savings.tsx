import { Button, confirm, Icon, SectionHeader, StatusTag } from '@livretier/ui';
import { IconCopy, IconHistory, IconLeaf, IconPhotoOff, IconTrash } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/shared/LinkButton';
import { useBytes } from '@/shared/text/useBytes';
import { type Share, type StorageUse, useCleanUp, useEmptyTrash } from './api';
import { toFiles } from './library';
import classes from './Storage.module.css';

/** Asks before files go: how many, how much room, and whether they can come back. */
const useAskToFree = () => {
  const { t } = useTranslation('storage');
  const bytes = useBytes();
  return (what: 'emptying' | 'unused' | 'duplicates', share: Share) =>
    confirm({
      header: t(`confirm.${what}.header`),
      message: t(`confirm.${what}.message`, { count: share.files, size: bytes(share.bytes) }),
      acceptLabel: t(`confirm.${what}.accept`),
      danger: what === 'emptying',
      defaultFocus: 'reject',
    });
};

type Props = { what: 'unused' | 'duplicates'; share: Share };

/** Throws away everything unused, or every copy but one, after a question. */
const CleanUpButton = ({ what, share }: Props) => {
  const { t } = useTranslation('storage');
  const ask = useAskToFree();
  const cleanUp = useCleanUp(what);
  const press = async () => {
    if (await ask(what, share)) cleanUp.mutate();
  };
  return (
    <Button
      size="small"
      aria-label={t('gain.cleanLabel', { what: t(`gain.${what}`) })}
      busy={cleanUp.isPending}
      onClick={() => void press()}
    >
      {t('gain.clean')}
    </Button>
  );
};

type SavingLineProps = { icon: ComponentProps<typeof Icon>['of']; title: string; text: string; children?: ReactNode };

/** Something that takes room, and what to do about it. */
const SavingLine = ({ icon, title, text, children }: SavingLineProps) => (
  <li className={classes.saving}>
    <span className={classes.sign}>
      <Icon of={icon} size={20} />
    </span>
    <div className={classes.words}>
      <strong>{title}</strong>
      <p className={classes.caption}>{text}</p>
    </div>
    {children && <div className={classes.acts}>{children}</div>}
  </li>
);

type EmptyTrashButtonProps = { trash: Share; size?: 'small' };

/** Forgets the trash at once and for good, after a question. */
export const EmptyTrashButton = ({ trash, size }: EmptyTrashButtonProps) => {
  const { t } = useTranslation('storage');
  const ask = useAskToFree();
  const empty = useEmptyTrash();
  const press = async () => {
    if (await ask('emptying', trash)) empty.mutate();
  };
  if (size)
    return (
      <Button size="small" aria-label={t('gain.emptyLabel')} busy={empty.isPending} onClick={() => void press()}>
        {t('gain.empty')}
      </Button>
    );
  return (
    <Button busy={empty.isPending} onClick={() => void press()}>
      <Icon of={IconTrash} />
      {t('emptyTrash')}
    </Button>
  );
};

const cleanUps = [
  { what: 'duplicates', filter: 'doublons', icon: IconCopy },
  { what: 'unused', filter: 'inutilises', icon: IconPhotoOff },
] as const;

/** « Gagner de la place »: what could go, and how much it would free. */
export const Savings = ({ storage }: { storage: StorageUse }) => {
  const { t } = useTranslation('storage');
  const bytes = useBytes();
  const { trash, replaced, abilities } = storage;
  const filesOf = ({ files }: Share) => t('files', { count: files });
  const saving = (share: Share) => t('gain.saving', { files: filesOf(share), size: bytes(share.bytes) });
  /* A copy that can go is unused as well: it counts once. */
  const possible = trash.bytes + storage.unused.bytes;
  return (
    <section aria-labelledby="storage-savings">
      <SectionHeader
        id="storage-savings"
        title={t('gain.title')}
        actions={
          possible > 0 && (
            <StatusTag shape={IconLeaf} tone="success">
              {t('gain.upTo', { size: bytes(possible) })}
            </StatusTag>
          )
        }
      />
      {possible + replaced.bytes === 0 && <p className={classes.caption}>{t('gain.nothing')}</p>}
      <ul>
        {cleanUps
          .filter(({ what }) => storage[what].files > 0)
          .map(({ what, filter, icon }) => (
            <SavingLine key={what} icon={icon} title={t(`gain.${what}`)} text={saving(storage[what])}>
              <LinkButton
                size="small"
                aria-label={t('gain.seeLabel', { what: t(`gain.${what}`) })}
                {...toFiles(filter)}
              >
                {t('gain.see')}
              </LinkButton>
              {abilities.clean_up && <CleanUpButton what={what} share={storage[what]} />}
            </SavingLine>
          ))}
        {trash.files > 0 && (
          <SavingLine icon={IconTrash} title={t('gain.trash')} text={saving(trash)}>
            {abilities.clean_up && <EmptyTrashButton trash={trash} size="small" />}
          </SavingLine>
        )}
        {replaced.bytes > 0 && (
          <SavingLine
            icon={IconHistory}
            title={t('gain.replaced')}
            text={t('gain.replacedText', { files: filesOf(replaced), size: bytes(replaced.bytes) })}
          />
        )}
      </ul>
    </section>
  );
};
