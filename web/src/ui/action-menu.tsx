import { Button, Dropdown, type ButtonProps, type MenuProps } from 'antd';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';

interface ActionMenuProps {
  readonly menu: MenuProps;
  /** The button that opens it. */
  readonly button: ButtonProps;
  readonly placement?: 'bottomRight';
  /** Runs before it is shown. */
  readonly onOpen?: () => void;
}

/**
 * A button with a menu of what can be done: Enter and the arrow keys lead into it, Esc and a choice back to the button.
 * A pointer leaves the focus where it is.
 */
export function ActionMenu({ menu, button, placement = 'bottomRight', onOpen }: ActionMenuProps) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [byKey, setByKey] = useState(false);

  // The menu takes the focus as soon as it can be seen.
  useEffect(() => {
    if (!open || !byKey) return;
    let frame = 0;
    const goIn = () => {
      const first = document.getElementById(id)?.querySelector<HTMLElement>('[role="menuitem"]');
      first?.focus();
      if (first === undefined || first === null || document.activeElement !== first)
        frame = requestAnimationFrame(goIn);
    };
    goIn();
    return () => cancelAnimationFrame(frame);
  }, [open, byKey, id]);

  function show(wanted: boolean) {
    if (wanted) onOpen?.();
    setOpen(wanted);
    // What was focused goes away with the menu; a dialog that a choice opens gives the focus back to the button too.
    const inside = document.getElementById(id)?.contains(document.activeElement) === true;
    if (!wanted && inside) trigger.current?.focus();
  }

  function enter(event: KeyboardEvent) {
    setByKey(true);
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (open) document.getElementById(id)?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
    else show(true);
  }

  return (
    <Dropdown trigger={['click']} placement={placement} open={open} onOpenChange={show} menu={{ ...menu, id }}>
      <Button
        {...button}
        ref={trigger}
        aria-haspopup="menu"
        aria-expanded={open}
        onKeyDown={enter}
        onPointerDown={() => setByKey(false)}
      />
    </Dropdown>
  );
}
