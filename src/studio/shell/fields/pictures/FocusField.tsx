import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from 'react';
import { uiTexts } from '../../i18n/ui-texts.ts';
import type { ControlProps } from '../control-props.ts';
import controls from '../frame/controls.module.css';
import { FieldFrame } from '../frame/FieldFrame.tsx';
import styles from './FocusField.module.css';

type Point = readonly [number, number];

const CENTRE: Point = [50, 50];

interface FocusFieldProps extends ControlProps {
  /** URL of the picture. */
  src?: string;
}

/** The focus point of a picture: set by a click, with the arrow keys, or as percentages. */
export function FocusField({ src, ...props }: FocusFieldProps) {
  const { value, onChange } = props;
  const [left, top] = pointOf(value);
  const set = (x: number, y: number) => onChange([inPercent(x), inPercent(y)]);
  const numbers = [
    { label: uiTexts.fields.focusLeft, value: left, take: (x: number) => set(x, top) },
    { label: uiTexts.fields.focusTop, value: top, take: (y: number) => set(left, y) },
  ];
  return (
    <FieldFrame {...props} isLabelHidden={false} hint={src && uiTexts.fields.focusHelp} isGroup>
      {() => (
        <>
          {src && <FocusPicture src={src} label={uiTexts.fields.focus} left={left} top={top} onSet={set} />}
          <div className={`aligned ${controls.row}`}>
            {numbers.map((number) => (
              <input
                key={number.label}
                type="number"
                min={0}
                max={100}
                aria-label={number.label}
                className={`${controls.control} ${controls.number}`}
                value={number.value}
                onChange={({ target }) => !Number.isNaN(target.valueAsNumber) && number.take(target.valueAsNumber)}
              />
            ))}
          </div>
        </>
      )}
    </FieldFrame>
  );
}

interface FocusPictureProps {
  src: string;
  label: string;
  left: number;
  top: number;
  onSet: (left: number, top: number) => void;
}

/** A picture with its focus point, which can be set by a click or moved with the arrow keys. */
export function FocusPicture({ src, label, left, top, onSet }: FocusPictureProps) {
  const point = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    point.current?.style.setProperty('left', `${left}%`);
    point.current?.style.setProperty('top', `${top}%`);
  }, [left, top]);
  const click = (event: MouseEvent) => {
    // A click by keyboard has no position.
    if (event.detail === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    onSet(((event.clientX - box.left) / box.width) * 100, ((event.clientY - box.top) / box.height) * 100);
  };
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    onSet(left + step[0], top + step[1]);
  };
  return (
    <button
      type="button"
      aria-label={`${label}: ${left}, ${top}`}
      className={styles.picture}
      onClick={click}
      onKeyDown={press}
    >
      <img src={src} alt="" className={styles.image} />
      <span ref={point} className={styles.point} />
    </button>
  );
}

const steps: Record<string, Point | undefined> = {
  ArrowLeft: [-2, 0],
  ArrowRight: [2, 0],
  ArrowUp: [0, -2],
  ArrowDown: [0, 2],
};

function pointOf(value: unknown): Point {
  const [left, top] = Array.isArray(value) ? value : CENTRE;
  return [Number(left), Number(top)];
}

function inPercent(value: number): number {
  return Math.round(Math.min(100, Math.max(0, value)));
}
