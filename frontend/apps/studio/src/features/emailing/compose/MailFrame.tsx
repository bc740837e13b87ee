import { useEffect, useRef, useState } from 'react';
import classes from './Compose.module.css';

/*
 * The frame obeys the same rules as this page, which refuse a style written in an attribute or an element even before
 * it is drawn. Our renderer writes both in one way, and escapes quotes and brackets everywhere else: they are read under
 * other names and put there by hand. Scripts do not run in the frame, and what it could ask for from outside is refused.
 */
const renamed = (html: string) =>
  html
    .replaceAll(' style="', ' data-style="')
    .replaceAll('</style>', '</script>')
    .replaceAll(/<style[^>]*>/g, '<script type="text/plain" data-sheet>');

const fill = (frame: Document, html: string) => {
  const mail = new DOMParser().parseFromString(renamed(html), 'text/html');
  const view = frame.defaultView;
  if (!view) return;
  frame.adoptedStyleSheets = [...mail.querySelectorAll('[data-sheet]')].map((written) => {
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(written.textContent ?? '');
    return sheet;
  });
  const styled = [...mail.querySelectorAll<HTMLElement>('[data-style]')];
  for (const link of mail.querySelectorAll('a')) link.removeAttribute('href');
  for (const tag of ['script', 'meta', 'link', 'base'])
    for (const unwanted of mail.querySelectorAll(tag)) unwanted.remove();
  frame.documentElement.lang = mail.documentElement.lang;
  frame.title = mail.title;
  frame.body.replaceWith(frame.adoptNode(mail.body));
  for (const element of styled) element.style.cssText = element.dataset.style ?? '';
};

type Props = { title: string; subject: string; html: string; width: 'phone' | 'computer' };

/** A message as a mail program draws it, at the width of a phone or of a computer. */
export const MailFrame = ({ title, subject, html, width }: Props) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const [height, setHeight] = useState(420);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another width breaks the lines elsewhere
  useEffect(() => {
    const inside = frame.current?.contentDocument;
    if (!(isReady && inside)) return;
    fill(inside, html);
    /* To the end of its last line, and a little more; a page is never lower than its window, and says nothing of it. */
    const measure = () => setHeight(Math.ceil(inside.body.getBoundingClientRect().height) + 48);
    measure();
    const later = setTimeout(measure, 300);
    return () => clearTimeout(later);
  }, [html, isReady, width]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrows slide what is too high
    <section className={classes.frameBox} data-width={width} aria-label={subject} tabIndex={0}>
      <iframe
        ref={frame}
        className={classes.frame}
        title={title}
        sandbox="allow-same-origin"
        srcDoc="<!doctype html><html><head></head><body></body></html>"
        height={height}
        onLoad={() => setReady(true)}
      />
    </section>
  );
};
