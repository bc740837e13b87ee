import { Button, Icon } from '@livretier/ui';
import { IconFileImport } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/shared/LinkButton';
import { paths } from '@/shared/paths';
import { useCancelImport } from './api';

/** Gives this file up, of which nothing was taken over, and asks for another one. */
export const ChangeFile = ({ id }: { id: string }) => {
  const { t } = useTranslation('people');
  const navigate = useNavigate();
  const cancel = useCancelImport(id);
  const change = () => cancel.mutate(undefined, { onSuccess: () => void navigate({ to: paths.peopleImport }) });
  return (
    <Button busy={cancel.isPending} onClick={change}>
      <Icon of={IconFileImport} />
      {t('import.changeFile')}
    </Button>
  );
};

/** Another file, beside one that is settled. */
export const OtherFile = () => {
  const { t } = useTranslation('people');
  return (
    <LinkButton to={paths.peopleImport}>
      <Icon of={IconFileImport} />
      {t('import.otherFile')}
    </LinkButton>
  );
};
