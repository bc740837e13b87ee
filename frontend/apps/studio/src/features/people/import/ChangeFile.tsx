import { Button, Icon } from '@livretier/ui';
import { IconFileImport } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/shared/LinkButton';
import { paths } from '@/shared/paths';
import { type PeopleImport, useCancelImport } from './api';

type Props = { found: Pick<PeopleImport, 'id' | 'booklet'> };

/** Into the same booklet, if this one was. */
const another = ({ booklet }: Pick<PeopleImport, 'booklet'>) => ({
  to: paths.peopleImport,
  search: { livret: booklet?.id },
});

/** Gives this file up, of which nothing was taken over, and asks for another one. */
export const ChangeFile = ({ found }: Props) => {
  const { t } = useTranslation('people');
  const navigate = useNavigate();
  const cancel = useCancelImport(found.id);
  const change = () => cancel.mutate(undefined, { onSuccess: () => void navigate(another(found)) });
  return (
    <Button busy={cancel.isPending} onClick={change}>
      <Icon of={IconFileImport} />
      {t('import.changeFile')}
    </Button>
  );
};

/** Another file, beside one that is settled. */
export const OtherFile = ({ found }: Props) => {
  const { t } = useTranslation('people');
  return (
    <LinkButton {...another(found)}>
      <Icon of={IconFileImport} />
      {t('import.otherFile')}
    </LinkButton>
  );
};
