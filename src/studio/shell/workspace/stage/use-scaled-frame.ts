import { type RefObject, useLayoutEffect, useRef } from 'react';
import { FIT } from './widths.ts';

const MARGIN = 32;

/**
 * Renders a frame at a fixed width, and scales it down to the available space.
 * @param width in CSS pixels, or FIT
 * @returns the ref for the element around the frame
 */
export function useScaledFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  width: number,
  margin = MARGIN,
): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const room = container.current;
    if (!room) return;
    const rescale = () => {
      const element = frame.current;
      const sheet = element?.parentElement;
      if (!element || !sheet) return;
      const most = room.clientWidth - margin;
      const own = width === FIT ? most : width;
      const scale = Math.min(1, most / own);
      const height = room.clientHeight - margin;
      sheet.style.setProperty('width', `${own * scale}px`);
      sheet.style.setProperty('height', `${height}px`);
      element.style.setProperty('width', `${own}px`);
      element.style.setProperty('height', `${height / scale}px`);
      element.style.setProperty('scale', String(scale));
    };
    rescale();
    const observer = new ResizeObserver(rescale);
    observer.observe(room);
    return () => observer.disconnect();
  });
  return container;
}
