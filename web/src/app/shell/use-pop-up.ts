import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { useLocation } from 'react-router';

/** How long the pointer may be on its way from the button to the box, milliseconds. */
const closeAfterMs = 220;

const reachable = 'a[href], button:not([disabled])';
const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count - 1 : at - 1),
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/**
 * A box of links beside its button. A mouse opens it by coming near and closes it by leaving; a finger and Enter by
 * pressing; arrows walk through it, and Esc closes it and gives the focus back. Another page closes it.
 */
export function usePopUp() {
  const [openAt, setOpenAt] = useState<string | null>(null);
  const { key } = useLocation();
  const rootRef = useRef<HTMLDivElement>(null);
  const boxRef = useRef<HTMLDivElement>(null);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Which entry takes the focus once the box is there; null leaves it where it is. */
  const entering = useRef<number | null>(null);
  const open = openAt === key;

  function show(focused: number | null) {
    clearTimeout(leaving.current);
    entering.current = focused;
    setOpenAt(key);
  }
  function hide() {
    clearTimeout(leaving.current);
    setOpenAt(null);
  }

  useEffect(() => () => clearTimeout(leaving.current), []);
  useEffect(() => {
    if (!open) return;
    if (entering.current !== null) {
      [...(boxRef.current?.querySelectorAll<HTMLElement>(reachable) ?? [])].at(entering.current)?.focus();
      entering.current = null;
    }
    const pressOutside = (event: globalThis.PointerEvent) => {
      if (event.target instanceof Node && rootRef.current?.contains(event.target) === false) setOpenAt(null);
    };
    document.addEventListener('pointerdown', pressOutside);
    return () => document.removeEventListener('pointerdown', pressOutside);
  }, [open]);

  function walk(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    if (!open) return show(event.key === 'ArrowUp' ? -1 : 0);
    const entries = [...(boxRef.current?.querySelectorAll<HTMLElement>(reachable) ?? [])];
    const at = entries.findIndex((entry) => entry === document.activeElement);
    entries[step(at, entries.length)]?.focus();
  }

  return {
    open,
    box: { ref: boxRef },
    trigger: {
      ref: triggerRef,
      onClick(event: MouseEvent) {
        // A mouse that presses has opened it by coming; a key has no position (detail 0).
        if (event.detail === 0) return open ? hide() : show(0);
        const finger = (event.nativeEvent as Partial<globalThis.PointerEvent>).pointerType === 'touch';
        return open && finger ? hide() : show(null);
      },
    },
    root: {
      ref: rootRef,
      onPointerEnter: (event: PointerEvent) => (event.pointerType === 'mouse' ? show(null) : undefined),
      onPointerLeave(event: PointerEvent) {
        if (event.pointerType === 'mouse') leaving.current = setTimeout(hide, closeAfterMs);
      },
      onBlur(event: FocusEvent) {
        if (event.relatedTarget instanceof Node && rootRef.current?.contains(event.relatedTarget) !== true) hide();
      },
      onKeyDown(event: KeyboardEvent) {
        if (event.key === 'Escape' && open) {
          event.stopPropagation();
          hide();
          triggerRef.current?.focus();
        } else walk(event);
      },
    },
  };
}
