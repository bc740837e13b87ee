import { languageName, spokenIn } from '@livretier/booklet';
import { qrInk } from './inks';
import type { PrintInput } from './printInput';
import { QrCode } from './QrCode';
import { shownAddress } from './shownAddress';
import { listIn, printWordsIn } from './words/words';

/** Where the same is read, always as it is today. */
export const OnlineBox = ({ address, qr, locale, locales, booklet }: PrintInput) => {
  const words = printWordsIn(locale);
  const said = spokenIn(locale);
  const others = locales.filter((one) => one !== locale).map((one) => languageName(one, said));
  return (
    <div className="lvp-online">
      <QrCode qr={qr} ink={qrInk(booklet.theme)} label={words.qr(shownAddress(address))} />
      <div>
        <p className="lvp-online-title">{words.online}</p>
        <p>
          <a className="lvp-quiet" href={address}>
            {shownAddress(address)}
          </a>
        </p>
        <p>{others.length > 0 ? words.alsoIn(listIn(said, others)) : words.onAnyScreen}</p>
      </div>
    </div>
  );
};
