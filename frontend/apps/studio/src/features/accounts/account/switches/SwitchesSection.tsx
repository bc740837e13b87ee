import { Button, FormSection, QueryView } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { Lines } from '../lines/Lines';
import { SwitchLine } from './SwitchLine';
import { useIdentitySwitches } from './useIdentitySwitches';

export const SwitchesSection = () => {
  const { t } = useTranslation('account');
  const switches = useIdentitySwitches();
  return (
    <FormSection title={t('switches.title')} text={t('switches.text')}>
      <QueryView
        query={switches}
        isEmpty={({ pages }) => pages[0]?.items.length === 0}
        empty={<p>{t('switches.none')}</p>}
      >
        {({ pages }) => (
          <Lines>
            {pages
              .flatMap(({ items }) => items)
              .map((taken) => (
                <SwitchLine key={taken.id} taken={taken} />
              ))}
          </Lines>
        )}
      </QueryView>
      {switches.hasNextPage && (
        <div>
          <Button look="link" busy={switches.isFetchingNextPage} onClick={() => void switches.fetchNextPage()}>
            {t('switches.more')}
          </Button>
        </div>
      )}
    </FormSection>
  );
};
