import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import classes from './Dialog.module.css';
import { type Behaviour, DialogFrame } from './DialogFrame';
import { DialogHeader } from './DialogHeader';
import { focusableIn } from './focusable';
import { leaveTime } from './position';
import { useDrag } from './useDrag';
import { usePresence } from './usePresence';

/** Whether an element holds more than it shows and nothing that the Tab key visits: then it is visited itself, and slid. */
const useSlides = (element: RefObject<HTMLElement | null>) => {
  const [slides, setSlides] = useState(false);
  useEffect(() => {
    const box = element.current;
    if (!box) return;
    const observer = new ResizeObserver(() =>
      setSlides(box.scrollHeight > box.clientHeight && focusableIn(box).length === 0),
    );
    for (const each of [box, ...box.children]) observer.observe(each);
    return () => observer.disconnect();
  }, [element]);
  return slides;
};

type WindowProps = Behaviour & {
  title: string;
  children?: ReactNode;
  footer?: ReactNode;
  icon?: ReactNode;
  tone?: 'info' | 'warning' | 'danger' | undefined;
  /** What it is about, before the title: a cover, where an icon would be too little. */
  mark?: ReactNode;
  /** A sentence under the title. */
  lead?: ReactNode;
  /** `very` for two texts side by side. */
  wide?: boolean | 'very';
  closable?: boolean | undefined;
  draggable?: boolean | undefined;
  maximizable?: boolean | undefined;
};

export const DialogWindow = (props: WindowProps) => {
  const { title, children, footer, icon, tone, wide, closable = true, draggable = true, ...rest } = props;
  const { maximizable = false, mark, lead, ...behaviour } = rest;
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const slides = useSlides(body);
  const [maximized, setMaximized] = useState(false);
  const drag = useDrag(box, draggable && !maximized);
  return (
    <DialogFrame
      {...behaviour}
      box={box}
      shape={wide === 'very' ? 'very-wide' : wide ? 'wide' : 'window'}
      maximized={maximized}
      labelledBy={`${id}-title`}
      describedBy={behaviour.role === 'alertdialog' && children ? `${id}-body` : undefined}
    >
      <DialogHeader
        titleId={`${id}-title`}
        title={title}
        icon={icon}
        tone={tone}
        mark={mark}
        lead={lead}
        maximized={maximized}
        onMaximize={maximizable ? setMaximized : undefined}
        onClose={closable ? behaviour.onClose : undefined}
        drag={draggable && !maximized ? drag : undefined}
      />
      <div
        ref={body}
        id={`${id}-body`}
        className={classes.body}
        data-indented={icon ? true : undefined}
        {...(slides && { role: 'group', tabIndex: 0, 'aria-labelledby': `${id}-title` })}
      >
        {children}
      </div>
      {footer && <div className={classes.footer}>{footer}</div>}
    </DialogFrame>
  );
};

type Props = Omit<WindowProps, 'state'> & { opened: boolean };

/** A window over the page: it takes the focus, keeps it when it is modal, and gives it back. */
export const Dialog = ({ opened, ...rest }: Props) => {
  const state = usePresence(opened, leaveTime(rest.position ?? 'center'));
  return state && createPortal(<DialogWindow state={state} {...rest} />, document.body);
};
