import { useEffect, useRef, type DragEvent } from 'react';

/** What a drag carries: the place of the round that is moved. */
const dragType = 'application/x-plan-round';

/** Begins to drag the round at a place; for the handle. */
export function beginDrag(event: DragEvent, index: number): void {
  event.dataTransfer.setData(dragType, String(index));
  event.dataTransfer.effectAllowed = 'move';
}

/** The list whose entries (`data-place`) rounds are dropped on: a way of the pointer beside the buttons that everybody has. */
export function useRoundDrop<E extends HTMLElement>(onDrop: (from: number, to: number) => void) {
  const list = useRef<E>(null);
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  });
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const carried = (event: globalThis.DragEvent) =>
      event.dataTransfer?.types.includes(dragType) === true ? event.dataTransfer : null;
    const over = (event: globalThis.DragEvent) => {
      if (carried(event) !== null) event.preventDefault();
    };
    const drop = (event: globalThis.DragEvent) => {
      const data = carried(event);
      const place = event.target instanceof Element ? event.target.closest('[data-place]') : null;
      if (data === null || place === null) return;
      event.preventDefault();
      latest.current(Number(data.getData(dragType)), Number(place.getAttribute('data-place')));
    };
    element.addEventListener('dragover', over);
    element.addEventListener('drop', drop);
    return () => {
      element.removeEventListener('dragover', over);
      element.removeEventListener('drop', drop);
    };
  }, []);
  return list;
}
