import { placeKey } from '../client/findings.ts';
import type { Studio } from '../client/studio.ts';
import { selectText } from './focus-place.ts';

/** The code of findings about texts that nobody has written yet. */
const UNWRITTEN = 'unfinished-text';

/**
 * Selects the text of a control that has just got the focus, if it is the sample of a new file, so that typing replaces
 * it. In other files such a text may be half written.
 */
export function selectSample(studio: Studio, file: string, control: EventTarget): void {
  if (!(control instanceof HTMLElement)) return;
  const pointer = control.closest<HTMLElement>('[data-pointer]')?.dataset.pointer ?? '';
  const isNew = studio.overview.get().files.some((one) => one.file === file && one.change === 'added');
  const findings = studio.findings.get().at.get(placeKey(file, pointer)) ?? [];
  if (!isNew || !findings.some(({ code }) => code === UNWRITTEN)) return;
  selectText(control);
  // Pressing the pointer places the cursor after the focus event. Later than the click, typed letters would be selected.
  if (control.matches(':active')) control.addEventListener('click', () => selectText(control), { once: true });
}
