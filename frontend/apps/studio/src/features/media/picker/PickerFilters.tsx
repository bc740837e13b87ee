import type { components } from '@livretier/api';
import { SearchField, Segmented, SelectField } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import classes from './MediaPicker.module.css';
import type { MediaKind } from './types';
import type { Wanted } from './useMediaPages';

type Props = {
  kinds: readonly MediaKind[];
  folders: readonly components['schemas']['FolderOut'][];
  wanted: Wanted;
  onChange: (wanted: Wanted) => void;
};

/** Where in the library to look. */
export const PickerFilters = ({ kinds, folders, wanted, onChange }: Props) => {
  const { t } = useTranslation(['uploads', 'storage']);
  return (
    <search className={classes.filters}>
      <SearchField
        label={t('picker.search')}
        value={wanted.search}
        onChange={(search) => onChange({ ...wanted, search })}
      />
      {kinds.length > 1 && (
        <Segmented
          label={t('storage:largest.kind')}
          value={wanted.kind}
          options={kinds.map((kind) => ({ value: kind, label: t(`storage:kinds.${kind}`) }))}
          onChange={(kind) => onChange({ ...wanted, kind })}
        />
      )}
      {folders.length > 0 && (
        <SelectField
          label={t('picker.folder')}
          placeholder={t('picker.everywhere')}
          value={wanted.folder ?? ''}
          choices={folders.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ currentTarget }) => onChange({ ...wanted, folder: currentTarget.value || null })}
        />
      )}
    </search>
  );
};
