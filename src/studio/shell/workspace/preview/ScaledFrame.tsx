import { type IframeHTMLAttributes, type RefObject, useLayoutEffect, useRef } from 'react';
import styles from './ScaledFrame.module.css';
import { FULL_WIDTH } from './widths.ts';

interface ScaledFrameProps extends IframeHTMLAttributes<HTMLIFrameElement> {
  ref?: RefObject<HTMLIFrameElement | null>;
  /** In CSS pixels, or FULL_WIDTH. */
  width: number;
  /** The space around the frame in CSS pixels. */
  margin?: number;
  /** Class of the element whose space the frame fills. */
  backdropClassName: string | undefined;
  /** Class of the element around the frame, which has its visible size. */
  sheetClassName?: string;
}

/** A frame of a fixed width, scaled down to the available space. */
export function ScaledFrame(props: ScaledFrameProps) {
  const { ref, width, margin = 0, backdropClassName, sheetClassName, className = '', title, ...attributes } = props;
  const own = useRef<HTMLIFrameElement>(null);
  const frame = ref ?? own;
  const backdrop = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const space = backdrop.current;
    if (!space) return;
    const rescale = () => {
      const element = frame.current;
      const sheet = element?.parentElement;
      if (!element || !sheet) return;
      const most = space.clientWidth - margin;
      const frameWidth = width === FULL_WIDTH ? most : width;
      const scale = Math.min(1, most / frameWidth);
      const height = space.clientHeight - margin;
      sheet.style.setProperty('width', `${frameWidth * scale}px`);
      sheet.style.setProperty('height', `${height}px`);
      element.style.setProperty('width', `${frameWidth}px`);
      element.style.setProperty('height', `${height / scale}px`);
      element.style.setProperty('scale', String(scale));
    };
    rescale();
    const observer = new ResizeObserver(rescale);
    observer.observe(space);
    return () => observer.disconnect();
  });
  return (
    <div ref={backdrop} className={backdropClassName}>
      <div className={sheetClassName}>
        <iframe ref={frame} title={title} className={`${styles.frame} ${className}`} {...attributes} />
      </div>
    </div>
  );
}
