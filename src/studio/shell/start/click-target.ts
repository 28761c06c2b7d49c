/**
 * Keeps clicks on the control where the pointer was pressed, even if the control moves before the release, because
 * findings above it appear or disappear.
 */

const CONTROLS = 'button, a[href], summary, label, input[type="checkbox"], input[type="radio"], input[role="combobox"]';
/** Maximum pointer movement of a click, in CSS pixels. */
const MAX_MOVEMENT = 4;

interface Press {
  control: HTMLElement;
  x: number;
  y: number;
}

/** Redirects clicks to the pressed control if it has moved. @returns a function that stops this */
export function keepClicksOnTarget(): () => void {
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
    if (Math.hypot(event.clientX - began.x, event.clientY - began.y) > MAX_MOVEMENT) return;
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
