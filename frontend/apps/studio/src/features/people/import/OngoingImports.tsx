import { WarningNote } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/shared/LinkButton';
import { paths } from '@/shared/paths';
import { isOpen, useImports } from './api';

/** An import that somebody began and that nobody ended: the way back to it. */
export const OngoingImports = () => {
  const { t } = useTranslation('people');
  const found = useImports().data?.find((one) => isOpen(one) || one.state === 'applying');
  if (!found) return null;
  const { id, name, state } = found;
  return (
    <WarningNote
      title={t(state === 'applying' ? 'import.ongoing.applying' : 'import.ongoing.open', { name })}
      action={
        <LinkButton size="small" to={paths.peopleImportOf} params={{ id }}>
          {t(state === 'applying' ? 'import.ongoing.see' : 'import.ongoing.resume')}
        </LinkButton>
      }
    />
  );
};
