import { StatusTag } from '@livretier/ui';
import { IconAlertTriangle, IconFlag, IconLoader2, IconPalette, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { PublicationLine } from '../types';
import { isGoing } from '../watch/states';
import { ScopeTag } from './ScopeTag';

/** Where a version stands, and what kind of change it was. */
export const VersionTags = ({ version }: { version: PublicationLine }) => {
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
