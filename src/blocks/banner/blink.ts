/**
 * Alternates between the two colours of the icon, starting with the plain one (specification 9).
 * @param interval in milliseconds
 * @returns stops it
 */
export function startBlinking(interval: number, onChange: (bright: boolean) => void): () => void {
  let bright = false;
  const timer = setInterval(() => {
    bright = !bright;
    onChange(bright);
  }, interval);
  return () => clearInterval(timer);
}
