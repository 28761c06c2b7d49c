import type { Drawing as DrawingFile } from '../contracts/resolved.ts';

export interface DrawingProps {
  drawing: DrawingFile;
  /** What it shows. */
  label: string;
}

/** A drawing of the company that is part of the page itself, so that it costs no request. */
export function Drawing({ drawing: { file, width, height }, label }: DrawingProps) {
  return (
    <svg role="img" aria-label={label} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <use href={`#drawing-${file.replace(/\.svg$/, '')}`} />
    </svg>
  );
}
