import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/locale/useLocale';
import { percentage } from '../../../shared/text/numbers';
import type { UploadItem } from '../upload/types';
import { useProblemText } from '../upload/useProblemText';
import classes from './MediaPicker.module.css';

/** What was added from the picker and is not there yet; the tray behind it has the buttons. */
export const Arrivals = ({ items }: { items: readonly UploadItem[] }) => {
  const { t } = useTranslation('uploads');
  const locale = useLocale();
  const problemText = useProblemText();
  const line = ({ name, state, problem, sent, size }: UploadItem) => {
    if (problem) return t('picker.refused', { name, why: problemText(problem) });
    if (state === 'analysing') return t('picker.checking', { name });
    return t('picker.sending', { name, percent: percentage(sent / size, locale) });
  };
  if (items.length === 0) return null;
  return (
    <ul className={classes.arrivals}>
      {items.map((item) => (
        <li key={item.key} data-state={item.state}>
          {line(item)}
        </li>
      ))}
    </ul>
  );
};
