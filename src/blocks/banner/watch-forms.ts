/**
 * Watches whether a form of the page is in view, because the strip would cover its submit button.
 * @param tell called initially and on every change
 * @returns stops watching
 */
export function watchForms(tell: (inView: boolean) => void): () => void {
  const inView = new Set<Element>();
  const observer = new IntersectionObserver((changes) => {
    for (const { target, isIntersecting } of changes) {
      if (isIntersecting) inView.add(target);
      else inView.delete(target);
    }
    tell(inView.size > 0);
  });
  for (const form of document.querySelectorAll('main [data-block="form"]')) observer.observe(form);
  return () => observer.disconnect();
}
