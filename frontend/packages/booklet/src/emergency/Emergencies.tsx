import { toPhone, ValuesProvider } from '@livretier/blocks';
import { use } from 'react';
import type { BookletContent } from '../content';
import { Icon } from '../icon/Icon';
import { wordsOf } from '../locales/words';

/* The 114 is for whoever cannot speak: it is written to. */
const numbers = [
  { number: '15', href: 'tel:15' },
  { number: '18', href: 'tel:18' },
  { number: '17', href: 'tel:17' },
  { number: '112', href: 'tel:112' },
  { number: '114', href: 'sms:114' },
] as const;

/** What a company says under this name is called first, by whoever works there. */
export const INTERNAL = 'internal_emergency_phone';

type Props = { content: BookletContent };

/** The numbers that save: those of the country, and the company's own when its pages say it. */
export const Emergencies = ({ content }: Props) => {
  const { emergency } = wordsOf(content);
  const internal = use(ValuesProvider)(INTERNAL)?.trim() ?? '';
  const href = toPhone(internal);
  return (
    <ul className="lvr-emergencies">
      {href && (
        <li className="lvr-emergency-own">
          <a className="lvr-emergency" href={href}>
            <strong>{internal}</strong> <span>{emergency.internal}</span>
          </a>
        </li>
      )}
      {numbers.map(({ number, href: to }) => (
        <li key={number}>
          <a className="lvr-emergency" href={to}>
            <strong>{number}</strong> <span>{emergency[number]}</span>
          </a>
        </li>
      ))}
    </ul>
  );
};

/** The same, one tap away from wherever one reads, without a script. */
export const EmergencyMenu = ({ content }: Props) => {
  const words = wordsOf(content);
  return (
    <details className="lvr-urgent" data-island="menu">
      <summary className="lvr-urgent-name">
        <Icon name="phone" />
        {words.emergencies}
      </summary>
      <div className="lvr-urgent-panel">
        <p className="lvr-urgent-title">{words.tapNumber}</p>
        <Emergencies content={content} />
      </div>
    </details>
  );
};
