import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { neighbourAt } from '@/lib/domain/lists/changes';

interface Reorder {
  /** The entry under the hand, and where it would fall. */
  drag: { id: string; to: number } | null;
  /** Said when a move is done. */
  said: string;
  handleOf: (
    id: string,
    name: string,
  ) => {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  };
  moveBy: (id: string, name: string, steps: number) => void;
}

/** Index at which a pointer at `y` would let go, by the middles of the rows. */
function placeAt(y: number, rows: readonly Element[]): number {
  const below = rows.findIndex((row) => {
    const { top, height } = row.getBoundingClientRect();
    return y < top + height / 2;
  });
  return below < 0 ? rows.length : below;
}

/**
 * Orders a list by dragging a handle and by the arrow keys on it.
 * @param ids in their order; @param onMove puts an entry behind another, first for null, last for undefined
 */
export function useReorder(
  ids: readonly string[],
  onMove: (id: string, after: string | null | undefined) => void,
): Reorder {
  const [drag, setDrag] = useState<Reorder['drag']>(null);
  const [said, setSaid] = useState('');
  const rows = useRef<readonly Element[]>([]);

  /** `to`: index among the rows as they stand. */
  const moveTo = (id: string, name: string, to: number) => {
    const from = ids.indexOf(id);
    if (to === from || to === from + 1) return;
    const rest = ids.filter((one) => one !== id);
    const place = to > from ? to - 1 : to;
    onMove(id, neighbourAt(rest, place));
    setSaid(`${name} is now ${place + 1} of ${ids.length}`);
  };
  const moveBy = (id: string, name: string, steps: number) => {
    const from = ids.indexOf(id);
    const place = Math.min(ids.length - 1, Math.max(0, from + steps));
    moveTo(id, name, place > from ? place + 1 : place);
  };
  const handleOf: Reorder['handleOf'] = (id, name) => ({
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      rows.current = [...(event.currentTarget.closest('ol')?.children ?? [])];
      setDrag({ id, to: ids.indexOf(id) });
    },
    onPointerMove: ({ clientY }) => {
      if (drag) setDrag({ id, to: placeAt(clientY, rows.current) });
    },
    onPointerUp: () => {
      if (drag) moveTo(id, name, drag.to);
      setDrag(null);
    },
    onPointerCancel: () => setDrag(null),
    onKeyDown: (event) => {
      const steps = { ArrowUp: -1, ArrowDown: 1, Home: -ids.length, End: ids.length }[event.key];
      if (steps === undefined) return;
      event.preventDefault();
      moveBy(id, name, steps);
    },
  });
  return { drag, said, handleOf, moveBy };
}
