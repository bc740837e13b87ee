import { Segmented } from '@livretier/ui';
import { useTranslation } from 'react-i18next';

export type VersionsShown = 'published' | 'page';

type Props = { shown: VersionsShown; onShow: (shown: VersionsShown) => void };

/** The versions that readers had, or the saves of the open page. */
export const VersionsSwitch = ({ shown, onShow }: Props) => {
  const { t } = useTranslation('publishing');
  return (
    <Segmented
      label={t('list.of')}
      value={shown}
      options={(['published', 'page'] as const).map((value) => ({ value, label: t(`list.${value}`) }))}
      onChange={onShow}
    />
  );
};
