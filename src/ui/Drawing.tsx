import type { Drawing as DrawingFile } from '../contracts/resolved.ts';

export interface DrawingProps {
  drawing: DrawingFile;
  /** Its description. */
  label: string;
}

/** An inlined drawing of the company, which needs no request. */
export function Drawing({ drawing: { file, width, height }, label }: DrawingProps) {
  return (
    <svg role="img" aria-label={label} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <use href={`#drawing-${file.replace(/\.svg$/, '')}`} />
    </svg>
  );
}
