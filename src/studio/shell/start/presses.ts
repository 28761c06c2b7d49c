/** Keeps a press on the control it began on: findings come and go at any time, and move what is below the pointer. */

const CONTROLS = 'button, a[href], summary, label, input[type="checkbox"], input[type="radio"], input[role="combobox"]';
/** Pixels that a hand moves without meaning to drag. */
const UNSTEADY = 4;

interface Press {
  control: HTMLElement;
  x: number;
  y: number;
}

/** Clicks the control that was pressed when it has moved away before the pointer was released. */
export function followPresses(): () => void {
  let press: Press | undefined;
  const onPointerDown = ({ target, clientX: x, clientY: y }: PointerEvent) => {
    const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
    press = control ? { control, x, y } : undefined;
  };
  const onClick = (event: MouseEvent) => {
    const began = press;
    press = undefined;
    const isByPointer = event.detail > 0;
    if (!began?.control.isConnected || !isByPointer || event.composedPath().includes(began.control)) return;
    if (Math.hypot(event.clientX - began.x, event.clientY - began.y) > UNSTEADY) return;
    event.preventDefault();
    event.stopPropagation();
    began.control.click();
  };
  addEventListener('pointerdown', onPointerDown, true);
  addEventListener('click', onClick, true);
  return () => {
    removeEventListener('pointerdown', onPointerDown, true);
    removeEventListener('click', onClick, true);
  };
}
