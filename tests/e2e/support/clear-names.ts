import type { Page } from 'playwright/test';

/**
 * Problems for people who rely on names and roles: controls without a name, or with one that differs from their text;
 * two controls with the same name in groups with the same name; skipped heading levels. Only in the open dialog, if
 * there is one.
 */
export function unclearNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const top = document.querySelector('dialog:modal') ?? document.body;
    const shown = (selector: string) =>
      [...top.querySelectorAll<HTMLElement>(selector)].filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0,
      );
    const textOf = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
    const ofIds = (ids: string | null) =>
      ids
        ?.split(' ')
        .map((id) => textOf(document.getElementById(id)))
        .join(' ');
    const nameOf = (element: Element): string => {
      const given = element.getAttribute('aria-label') ?? ofIds(element.getAttribute('aria-labelledby'));
      const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
      const labelled = labels.map((label) => (label instanceof Element ? textOf(label) : '')).join(' ');
      return given || labelled || textOf(element) || element.getAttribute('title') || '';
    };
    const groupsOf = (element: Element): string => {
      const group = element.parentElement?.closest('[role], [aria-label], [aria-labelledby], fieldset, nav, aside');
      if (!group) return '';
      const own = group.matches('fieldset') ? group.querySelector('legend') : group;
      const label = own?.getAttribute('aria-label') ?? ofIds(own?.getAttribute('aria-labelledby') ?? null);
      return `${label ?? (group.matches('fieldset') ? textOf(own) : '')} < ${groupsOf(group)}`;
    };
    const controls = shown('button, a[href], input, select, textarea, [role=button], [role=textbox], [role=switch]');
    const named = controls.map((element) => ({ element, name: nameOf(element), kind: element.localName }));
    const nameless = named.filter(({ name }) => name === '').map(({ element }) => `no name: ${element.outerHTML}`);
    const other = named.filter(({ element, name }) => {
      const visible = element.innerText.replace(/\s+/g, ' ').trim();
      return (
        element.matches('button[aria-label], a[aria-label]') && !name.toLowerCase().includes(visible.toLowerCase())
      );
    });
    const places = Map.groupBy(named, ({ element, name, kind }) => `${kind} ${name} in ${groupsOf(element)}`);
    const twice = [...places].filter(([, those]) => those.length > 1).map(([place]) => `twice: ${place}`);
    const levels = shown('h1, h2, h3, h4, h5, h6').map(({ localName }) => Number(localName.slice(1)));
    const jumps = levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1);
    return [
      ...nameless,
      ...other.map(({ name }) => `shows something else than ${name}`),
      ...twice,
      ...jumps.map((level) => `a heading of level ${level} skips a level`),
    ].map((found) => found.slice(0, 200));
  });
}
