import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { neighbourAt } from '@/lib/domain/lists/changes';

interface Reorder {
  /** The entry being dragged, and the index where it would drop. */
  drag: { id: string; to: number } | null;
  /** Announced when a move is done. */
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

/** Index where an entry released at pointer position `y` would drop, judged by the middle of each row. */
function placeAt(y: number, rows: readonly Element[]): number {
  const below = rows.findIndex((row) => {
    const { top, height } = row.getBoundingClientRect();
    return y < top + height / 2;
  });
  return below < 0 ? rows.length : below;
}

/**
 * Reorders a list by dragging a handle or with the arrow keys on it.
 * @param ids in list order; @param onMove moves an entry behind another: null moves it first, undefined last
 */
export function useReorder(
  ids: readonly string[],
  onMove: (id: string, after: string | null | undefined) => void,
): Reorder {
  const [drag, setDrag] = useState<Reorder['drag']>(null);
  const [said, setSaid] = useState('');
  const rows = useRef<readonly Element[]>([]);

  /** `to`: index among the rows as shown, before the entry is moved. */
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
