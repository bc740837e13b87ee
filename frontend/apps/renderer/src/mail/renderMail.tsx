import { renderToStaticMarkup } from 'react-dom/server';
import { inksIn } from './colours';
import { headerPicture } from './headerPicture';
import { MailHtml } from './MailHtml';
import type { MailInput } from './mailInput';
import { mailText } from './mailText';
import { messageOf } from './message';
import { dressedMail, mailSheet } from './sheet';

/** Larger, a mail program shows the beginning only. */
export const MOST_BYTES = 60 * 1024;

/** A message as HTML and as text, with holes where one person's values go, and the picture that travels with it. */
export const renderMail = (input: MailInput) => {
  const message = messageOf(input);
  const { light, dark } = inksIn(input.theme);
  const markup = renderToStaticMarkup(<MailHtml input={input} message={message} inks={light} />);
  return {
    subject: message.subject,
    html: dressedMail(markup, mailSheet(dark)),
    text: mailText(message),
    picture: input.header && headerPicture(input, light.band),
  };
};
