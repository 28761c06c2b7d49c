import { useLayoutEffect, useRef } from 'react';

interface CroppedPictureProps {
  src: string;
  focus?: readonly [number, number];
  className: string | undefined;
}

/** A picture cropped to the shape of its class, around the focus point. */
export function CroppedPicture({ src, focus: [left, top] = [50, 50], className }: CroppedPictureProps) {
  const image = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    image.current?.style.setProperty('object-position', `${left}% ${top}%`);
  }, [left, top]);
  return <img ref={image} src={src} alt="" loading="lazy" decoding="async" className={className} />;
}
