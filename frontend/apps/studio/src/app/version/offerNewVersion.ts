import { notify } from '@livretier/ui';
import { i18n } from '@/shared/locale/i18n';

/** F20: a new version is offered, never imposed: what somebody is writing stays until they reload. */
export const offerNewVersion = () =>
  notify({
    severity: 'info',
    summary: i18n.t('version.summary'),
    detail: i18n.t('version.detail'),
    life: null,
    action: { label: i18n.t('version.reload'), onSelect: () => window.location.reload() },
  });
