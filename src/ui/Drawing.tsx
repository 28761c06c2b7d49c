export interface DrawingProps {
  /** An SVG file of public/, such as logo-on-light.svg. */
  file: string;
  /** What it shows. */
  label: string;
  width: number;
  height: number;
}

/** A drawing from public/ that is part of the page itself, so that it costs no request. */
export function Drawing({ file, label, width, height }: DrawingProps) {
  return (
    <svg role="img" aria-label={label} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <use href={`#drawing-${file.replace(/\.svg$/, '')}`} />
    </svg>
  );
}
