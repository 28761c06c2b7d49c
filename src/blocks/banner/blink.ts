/**
 * Alternates between the two colours of the icon, beginning with the plain one (specification 9).
 * `interval` in milliseconds; the result ends it.
 */
export function startBlinking(interval: number, onChange: (bright: boolean) => void): () => void {
  let bright = false;
  const timer = setInterval(() => {
    bright = !bright;
    onChange(bright);
  }, interval);
  return () => clearInterval(timer);
}
