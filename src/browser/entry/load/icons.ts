import { trustedHtml } from '../../../ui/rich-text/trusted-html.ts';

/** Adds the icons that the document lacks to its sprite. */
export function addIcons(icons: Record<string, string>): void {
  const sprite = document.getElementById('icons');
  for (const [id, symbol] of Object.entries(icons)) {
    if (!document.getElementById(id)) sprite?.insertAdjacentHTML('beforeend', trustedHtml(symbol));
  }
}
