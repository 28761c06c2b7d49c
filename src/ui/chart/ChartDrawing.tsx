import type { Chart, ChartMark } from '../../contracts/resolved.ts';
import styles from './drawing.static.module.css';

interface DrawingProps {
  chart: Chart;
  /** Only the marks of this row. */
  row?: number;
  /** Its description, if no text next to it says so. */
  label?: string;
}

/** The marks of a chart, as laid out by the build. */
export function ChartDrawing({ chart: { kind, width, height, marks }, row, label }: DrawingProps) {
  const shown = row === undefined ? marks : marks.filter((mark) => mark.row === row);
  return (
    <svg
      className={`${styles.drawing} ${styles[kind]}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={kind === 'bars' ? 'none' : undefined}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {shown.map((mark) => (
        <Mark key={`${mark.shape}${mark.role}${mark.d}${mark.x}${mark.y}`} mark={mark} />
      ))}
    </svg>
  );
}

function Mark({ mark }: { mark: ChartMark }) {
  const { shape, role, d, x, y, radius, text, anchor } = mark;
  const className = styles[role];
  switch (shape) {
    case 'path':
      return <path className={className} d={d} pathLength={1} />;
    case 'circle':
      return <circle className={className} cx={x} cy={y} r={radius} />;
    default:
      return (
        <text className={className} x={x} y={y} textAnchor={anchor}>
          {text}
        </text>
      );
  }
}
