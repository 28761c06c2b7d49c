import { pointerSteps } from '../../read/json.ts';
import { severityOf } from '../../report/codes.ts';
import { refusal } from '../entities/operation-refused-error.ts';
import { type EditableReference, textAt } from '../entities/uses.ts';
import { dataIn, fileName, type Site } from '../site/site.ts';
import { EditError } from '../text/edit.ts';
import { describePlace } from '../words/describe-place.ts';
import { sentenceCase } from '../words/letter-case.ts';
import { phrase } from '../words/phrase.ts';
import type { Plan } from './plan.ts';

type Location = Pick<EditableReference, 'file' | 'pointer'>;

/** A name that no entity has, to find out which parts of a text are references. */
const UNUSED_NAME = '\0';

/**
 * Removes references: a link in a text becomes plain text; anything else is removed with as little around it as the
 * check allows, such as the line of a mail, the button, or the card.
 * @param isThorough whether to check the whole site after each; otherwise only the file against its schema, which is
 *   nearly always enough and takes a hundredth of the time, but leaves the check of the whole to the caller
 * @throws OperationRefusedError if nothing around a reference can be removed
 */
export async function unlink(plan: Plan, uses: EditableReference[], isThorough: boolean): Promise<void> {
  for (const use of [...uses].sort(lastFirst)) {
    const { file, pointer, rename, removeFrom } = use;
    const data = dataIn(plan.site, file);
    const text = textAt(data, pointer);
    // It may already be gone with something around another reference.
    if (text === undefined || rename(text, UNUSED_NAME) === text) continue;
    const plain = removeFrom(text);
    if (plain !== undefined) {
      plan.site.draft.edit(file, [{ type: 'set', at: pointer, value: plain }]);
      plan.say(phrase('linkToText', { what: describePlace(plan.site.content.kinds, file, data, pointer) }));
    } else await removeAround(plan, { file, pointer }, data, isThorough);
  }
}

/** The last in a file first, so that the other positions stay valid. */
export function lastFirst(one: Location, other: Location): number {
  if (one.file !== other.file) return one.file < other.file ? -1 : 1;
  const [steps, others] = [pointerSteps(one.pointer), pointerSteps(other.pointer)];
  const at = steps.findIndex((step, index) => step !== others[index]);
  return Number(others[at] ?? 0) - Number(steps[at] ?? 0) || 0;
}

async function removeAround(
  plan: Plan,
  { file, pointer }: Location,
  data: unknown,
  isThorough: boolean,
): Promise<void> {
  const { draft, content } = plan.site;
  const before = draft.bytes(file) ?? new Uint8Array();
  const reasons: string[] = [];
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const what = describePlace(content.kinds, file, data, at);
    const faults = await faultsWithout(plan, { file, pointer: at }, isThorough);
    if (faults.length === 0) {
      plan.say(phrase('remove', { what }));
      return;
    }
    // Parts of an item, such as the form of a section, are known to be required.
    if (/\/\d+$/.test(at) || reasons.length === 0)
      reasons.unshift(phrase('without', { what, reason: faults[0] ?? '' }));
    draft.put(file, before);
  }
  const what = sentenceCase(describePlace(content.kinds, file, data, pointer));
  throw refusal('notRemovable', { what }, [
    ...reasons.slice(0, 1),
    'Change it there first, or say what to use instead: --to OTHER.',
  ]);
}

/** What is wrong without a part of a file, which is removed from the draft. */
async function faultsWithout(plan: Plan, { file, pointer }: Location, isThorough: boolean): Promise<string[]> {
  const { site } = plan;
  const known = await schemaFaults(site, file);
  try {
    site.draft.edit(file, [{ type: 'remove', at: pointer }]);
  } catch (error) {
    if (error instanceof EditError) return [error.message];
    throw error;
  }
  const faults = (await schemaFaults(site, file)).filter((fault) => !known.includes(fault));
  if (faults.length > 0 || !isThorough) return faults;
  const found = await plan.findings();
  return found.filter(({ code }) => severityOf(code) === 'error').map(({ message }) => message);
}

/** What a file of the draft has that its schema does not allow. */
async function schemaFaults(site: Site, file: string): Promise<string[]> {
  const kind = site.content.files.find((one) => fileName(site, one) === file)?.kind;
  const data = dataIn(site, file);
  const errors = kind ? site.checked.validator.validate(kind, data).errors : [];
  if (errors.length === 0) return [];
  const { plainIssues } = await import('../../schema/schema-messages.ts');
  return plainIssues(file, errors, data).map(({ message }) => message);
}
