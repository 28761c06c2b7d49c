import { locationKey } from '../client/findings.ts';
import type { StudioClient } from '../client/studio-client.ts';
import { selectText } from './focus-field.ts';

/** The code of findings about texts that nobody has written yet. */
const UNWRITTEN = 'unfinished-text';

/** What somebody does who has begun to write, or left. */
const BEGINNINGS = ['keydown', 'input', 'blur'];

/**
 * Selects the text of a control that has just got the focus, if it is the sample of a new file, so that typing replaces
 * it. In other files such a text may be half written.
 */
export function selectSample(studio: StudioClient, file: string, control: EventTarget): void {
  if (!(control instanceof HTMLElement)) return;
  const pointer = control.closest<HTMLElement>('[data-pointer]')?.dataset.pointer ?? '';
  if (!studio.overview.get().files.some((one) => one.file === file && one.change === 'added')) return;
  const isSample = () =>
    (studio.findings.get().at.get(locationKey(file, pointer)) ?? []).some(({ code }) => code === UNWRITTEN);
  const select = () => isSample() && selectText(control);
  const begun = new AbortController();
  const { signal } = begun;
  for (const event of BEGINNINGS) control.addEventListener(event, () => begun.abort(), { signal });
  select();
  // Pressing the pointer places the cursor after the focus event. After the click, typed letters would be selected.
  control.addEventListener('click', select, { signal });
  // A press on selected text places the cursor after the click.
  control.addEventListener('mousedown', (event) => isSample() && event.preventDefault(), { signal });
  // A new file is open before it has been checked.
  signal.addEventListener('abort', studio.findings.watch(select));
}
