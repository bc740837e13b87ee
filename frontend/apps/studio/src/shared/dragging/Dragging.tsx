import {
  type Collision,
  type CollisionDetection,
  DndContext,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  type ComponentProps,
  type DOMAttributes,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useCallback,
  useState,
} from 'react';
import classes from './Dragging.module.css';

export type Dragged = { id: string; title: string; kind: string };
/** Before which line of which list something would fall. */
export type Place = { list: string | undefined; index: number };
export type DragState = { dragged: Dragged | null; place: Place | null };

/** What a line or a list answers to what is above its first or its second half. */
type Target = { isList: boolean; placeFor: (dragged: Dragged, half: 0 | 1) => Place | undefined };
type Found = { isList: boolean; place: Place | undefined };

const nothing: DragState = { dragged: null, place: null };

/* Lists move by keys and by menus too, and say so in the words of their screen: what dnd-kit would say goes nowhere. */
const silent = () => undefined;
const silence = {
  announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
  screenReaderInstructions: { draggable: '' },
  container: document.createElement('div'),
  restoreFocus: false,
};

/* A click is no drag, nor is a finger that scrolls. */
const byMouse = { activationConstraint: { distance: 5 } };
const byTouch = { activationConstraint: { delay: 250, tolerance: 8 } };

/** Everything that lies under the pointer, measured as it is now: lines make room while something is dragged. */
const underPointer: CollisionDetection = ({ active, droppableContainers, pointerCoordinates }) => {
  if (!pointerCoordinates) return [];
  const { x, y } = pointerCoordinates;
  return droppableContainers.flatMap(({ id, node, data }) => {
    const box = node.current?.getBoundingClientRect();
    if (!box || x < box.left || x > box.right || y < box.top || y > box.bottom) return [];
    const { isList, placeFor } = data.current as Target;
    const place = placeFor(active.data.current as Dragged, y < box.top + box.height / 2 ? 0 : 1);
    return [{ id, data: { isList, place } satisfies Found }];
  });
};

/** What the line under the pointer says; between lines what was said last; beside the list nothing. */
const placeAmong = (collisions: Collision[] | null, last: Place | null): Place | null => {
  const found = (collisions ?? []).map(({ data }) => data as Found);
  const line = found.find(({ isList, place }) => !isList && place);
  const list = found.find(({ isList }) => isList);
  return line?.place ?? (list ? (last ?? list.place ?? null) : null);
};

const isSame = (one: Place | null, other: Place | null) => one?.list === other?.list && one?.index === other?.index;

type Props = {
  onDrop: (dragged: Dragged, place: Place) => void;
  children: (state: DragState) => ReactNode;
};

/** Lines of a list that are dragged with the mouse or a finger, within it or onto it from elsewhere. */
export const Dragging = ({ onDrop, children }: Props) => {
  const [state, setState] = useState(nothing);
  const sensors = useSensors(useSensor(MouseSensor, byMouse), useSensor(TouchSensor, byTouch));
  const follow = (collisions: Collision[] | null) =>
    setState((now) => {
      const place = placeAmong(collisions, now.place);
      return isSame(place, now.place) ? now : { ...now, place };
    });
  const drop = (collisions: Collision[] | null) => {
    const place = placeAmong(collisions, state.place);
    setState(nothing);
    if (state.dragged && place) onDrop(state.dragged, place);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underPointer}
      accessibility={silence}
      onDragStart={({ active }) => setState({ dragged: active.data.current as Dragged, place: null })}
      onDragMove={({ collisions }) => follow(collisions)}
      onDragEnd={({ collisions }) => drop(collisions)}
      onDragCancel={() => setState(nothing)}
    >
      {children(state)}
      <DragOverlay dropAnimation={null}>
        {state.dragged && <div className={classes.dragged}>{state.dragged.title}</div>}
      </DragOverlay>
    </DndContext>
  );
};

/* A thing may stand in two lists at once. */
const nameOf = ({ kind, id }: Dragged) => `${kind} ${id}`;

/* What a line opens lies elsewhere on the screen, and a field has its own use of the mouse. */
const startsHere = ({ currentTarget, target }: SyntheticEvent) =>
  target instanceof Element && currentTarget.contains(target) && !target.closest('input,select,textarea');

/** Of what can be dragged; the keyboard has its own ways. */
export const useDragSource = ({ disabled = false, ...dragged }: Dragged & { disabled?: boolean }) => {
  const { listeners = {}, setNodeRef } = useDraggable({ id: nameOf(dragged), data: dragged, disabled });
  const starts = Object.entries(listeners).map(([name, start]) => [
    name,
    (event: SyntheticEvent) => startsHere(event) && start(event),
  ]);
  return {
    ...(Object.fromEntries(starts) as Pick<DOMAttributes<Element>, 'onMouseDown' | 'onTouchStart'>),
    ref: setNodeRef,
  };
};

type Line = Parameters<typeof useDragSource>[0] & {
  /** Where something else would fall that is above this line. */
  placeFor: Target['placeFor'];
  ref?: RefObject<HTMLElement | null>;
};

/** Of a line that can be dragged, and that others fall before or behind. */
export const useDragLine = ({ placeFor, ref: own, ...line }: Line) => {
  const { ref: drag, ...starts } = useDragSource(line);
  const { setNodeRef: drop } = useDroppable({ id: nameOf(line), data: { isList: false, placeFor } satisfies Target });
  const ref = useCallback(
    (node: HTMLElement | null) => {
      drag(node);
      drop(node);
      if (own) own.current = node;
    },
    [drag, drop, own],
  );
  return { ...starts, ref };
};

type ListProps = Omit<ComponentProps<'ol'>, 'ref'> & {
  ref?: RefObject<HTMLOListElement | null>;
  /** Where something falls that comes to the list and was above none of its lines yet. */
  place?: Place;
};

/** The list around the lines: what is let go outside of it goes back. */
export const DropList = ({ ref: own, place, ...rest }: ListProps) => {
  const { setNodeRef } = useDroppable({ id: 'list', data: { isList: true, placeFor: () => place } satisfies Target });
  const ref = useCallback(
    (node: HTMLOListElement | null) => {
      setNodeRef(node);
      if (own) own.current = node;
    },
    [setNodeRef, own],
  );
  return <ol {...rest} ref={ref} />;
};
