import { QueryView } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useMatches } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { bookletQuery } from '../../../shared/booklet/queries';
import { useBookletParam } from '../../../shared/booklet/useBookletParam';
import { usePageTitle } from '../../../shared/text/usePageTitle';
import { useSignedInUser } from '../../accounts';
import { BookletPicker } from '../../booklets';
import { Alone } from './Alone';
import { Frame } from './Frame';
import { Refused } from './Refused';

const useCurrentStep = () => useMatches({ select: (matches) => matches.at(-1)?.staticData.step });

/** /livrets/builder/*: what stands around every step. */
export const CreationFrame = () => {
  const { t } = useTranslation('creation');
  const id = useBookletParam();
  const step = useCurrentStep();
  const booklet = useQuery({ ...bookletQuery(id ?? ''), enabled: id !== undefined });
  const { create_booklets } = useSignedInUser().abilities;
  usePageTitle(t(`steps.${step ?? 'name'}`));
  if (id === undefined) {
    if (!create_booklets) return <Refused />;
    return step === 'name' ? (
      <Frame step="name" booklet={undefined}>
        <Outlet />
      </Frame>
    ) : (
      <Alone>
        <BookletPicker />
      </Alone>
    );
  }
  if (booklet.data && !booklet.data.abilities.build) return <Refused />;
  return (
    <Frame step={step ?? 'name'} booklet={booklet.data}>
      {booklet.data ? <Outlet /> : <QueryView query={booklet}>{() => null}</QueryView>}
    </Frame>
  );
};
