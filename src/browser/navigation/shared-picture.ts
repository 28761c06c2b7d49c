/**
 * Moves a picture that two pages share from its position on the old page to its position on the new one, such as from a
 * card to the page it links to. Only a copy moves; the new page is static beneath it, and nothing waits for it.
 */

/** A picture visible on the old page. */
interface PictureInView {
  /** The same for all uses of a picture: its file for old browsers. */
  master: string | null;
  /** The displayed file, which the browser has cached. */
  file: string;
  place: DOMRect;
}

const MOVE: KeyframeAnimationOptions = { duration: 420, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };

/** The visible pictures that could be moved; none for visitors who prefer reduced motion. */
export function picturesInView(main: HTMLElement | null): PictureInView[] {
  if (!main || matchMedia('(prefers-reduced-motion: reduce)').matches) return [];
  return [...main.querySelectorAll<HTMLImageElement>('picture > img')]
    .filter((image) => image.complete && image.currentSrc !== '')
    .map((image) => ({
      master: image.getAttribute('src'),
      file: image.currentSrc,
      place: image.getBoundingClientRect(),
    }))
    .filter(({ place }) => place.width > 0 && place.bottom > 0 && place.top < innerHeight);
}

/**
 * Moves the first picture of the new page to its position if it was in view on the old page. The new page must be laid
 * out.
 */
export function animateSharedPicture(pictures: PictureInView[]): void {
  if (pictures.length === 0) return;
  const image = document.querySelector<HTMLImageElement>('main img[fetchpriority="high"]');
  const before = pictures.find(({ master }) => master === image?.getAttribute('src'));
  if (!image || !before || isBehindText(image)) return;
  const place = image.getBoundingClientRect();
  const copy = overlayCopy(image, place, before.file);
  image.style.opacity = '0';
  copy
    .animate(path(before.place, place, borderRadiusOf(image)), MOVE)
    .finished.then(() => image.decode())
    .catch(() => undefined)
    .finally(() => {
      image.style.opacity = '';
      copy.remove();
    });
}

/** A copy of a picture over its position, using the cached file. */
function overlayCopy(image: HTMLImageElement, { x, y, width, height }: DOMRect, file: string): HTMLElement {
  const copy = new Image();
  copy.dataset.carried = '';
  copy.className = image.className;
  copy.style.cssText = `position:absolute;z-index:2;left:${x + scrollX}px;top:${y + scrollY}px;width:${width}px;height:${height}px;object-fit:cover;pointer-events:none`;
  copy.decoding = 'sync';
  copy.src = file;
  document.body.append(copy);
  return copy;
}

/** Whether text is over the picture, which the copy would cover. */
const isBehindText = (image: HTMLImageElement) =>
  Number(getComputedStyle(image.closest('picture') ?? image).zIndex) < 0;

/** The border radius of a picture, or of the element that clips it. */
function borderRadiusOf(image: HTMLImageElement): string {
  const own = getComputedStyle(image).borderRadius;
  return own === '0px' && image.parentElement ? getComputedStyle(image.parentElement).borderRadius : own;
}

/** The animation from the old position, scaled and clipped to fit it, to the new one. */
function path(before: DOMRect, after: DOMRect, rounding: string): Keyframe[] {
  const scale = Math.max(before.width / after.width, before.height / after.height);
  const x = before.x + before.width / 2 - after.x - after.width / 2;
  const y = before.y + before.height / 2 - after.y - after.height / 2;
  const aside = Math.max(0, (after.width - before.width / scale) / 2);
  const above = Math.max(0, (after.height - before.height / scale) / 2);
  return [
    {
      transform: `translate(${x}px, ${y}px) scale(${scale})`,
      clipPath: `inset(${above}px ${aside}px round ${rounding})`,
    },
    { transform: 'none', clipPath: `inset(0px round ${rounding})` },
  ];
}
