import type { Picture as PictureData } from '../contracts/resolved.ts';

export interface PictureProps {
  picture: PictureData;
  /** The `sizes` attribute: its width on the page. */
  sizes: string;
  /** For the first picture of a page: fetched immediately, with high priority. */
  priority?: boolean;
  className?: string;
}

const file = ({ basePath = '', name, hash }: PictureData, width: number, type: string) =>
  `${basePath}/images/${name}-${hash}-${width}.${type}`;

/** A picture in its generated widths: AVIF where supported, otherwise one WebP. */
export function Picture({ picture, sizes, priority = false, className }: PictureProps) {
  const widths = picture.widths.map((width) => `${file(picture, width, 'avif')} ${width}w`);
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={widths.join(', ')} sizes={sizes} />
      <img
        className={picture.className}
        src={file(picture, picture.fallback, 'webp')}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  );
}
