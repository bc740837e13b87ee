import { api, unwrap } from '@livretier/api';
import { ComboField, Icon, RadioGroup } from '@livretier/ui';
import { IconBooks, IconCopy, IconFile } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { BookletOut } from '@/features/booklets/api';
import classes from './Name.module.css';

type Start = BookletOut['start'];

const icons = { sector: IconBooks, copy: IconCopy, blank: IconFile };
const starts = ['sector', 'copy', 'blank'] as const satisfies readonly Start[];

const isStart = (value: string): value is Start => starts.some((start) => start === value);

type StartFieldProps = {
  value: Start;
  /** Of a booklet that exists: said, and no choice any more. */
  fixed?: boolean;
  onChange?: (start: Start) => void;
};

/** What the booklet starts from. */
export const StartField = ({ value, fixed = false, onChange }: StartFieldProps) => {
  const { t } = useTranslation('creation');
  const choices = starts
    .filter((start) => !fixed || start === value)
    .map((start) => ({
      value: start,
      label: t(`starts.${start}.name`),
      description: t(`starts.${start}.text`),
      icon: <Icon of={icons[start]} />,
    }));
  return (
    <div className={classes.start}>
      <RadioGroup
        label={t('name.start')}
        look="card"
        choices={choices}
        value={value}
        hint={fixed ? t('name.startFixed') : undefined}
        onChange={({ target }) => isStart(target.value) && onChange?.(target.value)}
      />
    </div>
  );
};

type Props = { value: string | null; error?: string | undefined; onChange: (id: string | null) => void };

/** Which booklet to copy. */
export const CopyField = ({ value, error, onChange }: Props) => {
  const { t } = useTranslation('creation');
  const booklets = useQuery({
    queryKey: ['booklets', 'list', 'to-copy'],
    queryFn: () =>
      unwrap(api.GET('/api/booklets', { params: { query: { sort: 'name', limit: 100 } } }), { quiet: true }),
  });
  const choices = (booklets.data?.items ?? []).map(({ id, name, chapters_count, pages_count }) => ({
    value: id,
    label: name,
    description:
      pages_count === 0
        ? t('name.copyEmpty')
        : t('name.copySize', {
            chapters: t('chapters.chapters', { count: chapters_count }),
            pages: t('chapters.pages', { count: pages_count }),
          }),
  }));
  return (
    <ComboField
      label={t('name.copyOf')}
      hint={booklets.data && choices.length === 0 ? t('name.nothingToCopy') : undefined}
      error={error}
      choices={choices}
      value={value}
      onChange={onChange}
    />
  );
};
