import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { keepInViewport } from './keepInViewport';

const viewport = () => ({ width: document.documentElement.clientWidth, height: window.innerHeight });

/** Moves a box by its header. Nothing is out of reach without it: dragging only shows what lies behind. */
export const useDrag = (box: RefObject<HTMLElement | null>, enabled: boolean) => {
  const moved = useRef({ x: 0, y: 0 });

  useEffect(() => {
    const element = box.current;
    if (!(element && enabled)) return;
    const stay = () => {
      const { x, y } = element.getBoundingClientRect();
      if (element.style.translate) moveTo(element, moved.current, { x, y });
    };
    window.addEventListener('resize', stay);
    return () => {
      window.removeEventListener('resize', stay);
      moved.current = { x: 0, y: 0 };
      element.style.translate = '';
    };
  }, [box, enabled]);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const element = box.current;
    const pressed = event.target as Element;
    if (!(element && enabled) || event.button !== 0 || pressed.closest('button, a, input')) return;
    const { x, y } = element.getBoundingClientRect();
    const grip = { x: event.clientX - x, y: event.clientY - y };
    const end = new AbortController();
    const handle = event.currentTarget;
    handle.setPointerCapture(event.pointerId);
    const follow = ({ clientX, clientY }: { clientX: number; clientY: number }) =>
      moveTo(element, moved.current, { x: clientX - grip.x, y: clientY - grip.y });
    handle.addEventListener('pointermove', follow, { signal: end.signal });
    for (const last of ['pointerup', 'pointercancel', 'lostpointercapture'])
      handle.addEventListener(last, () => end.abort(), { signal: end.signal });
  };

  return { onPointerDown };
};

/** Written through the CSSOM, which the policy allows, and apart from `transform`, which the entrance uses. */
const moveTo = (element: HTMLElement, moved: { x: number; y: number }, wanted: { x: number; y: number }) => {
  const box = element.getBoundingClientRect();
  const kept = keepInViewport(wanted, box, viewport());
  moved.x += kept.x - box.x;
  moved.y += kept.y - box.y;
  element.style.translate = `${moved.x}px ${moved.y}px`;
};
