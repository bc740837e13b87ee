import { useTranslation } from 'react-i18next';
import { groupNames, groups } from '../drawer/blockGroups';

/** What «/» offers: every block, in the order of the drawer. */
export const useBlockChoices = () => {
  const { t } = useTranslation('editor');
  return groupNames
    .flatMap((name) => groups[name])
    .map((type) => ({ id: type, label: t(`block.${type}.name`), words: t(`block.${type}.synonyms`) }));
};
