import path from 'node:path';
import { namedKinds } from '../../../content/edit/entities/entity.ts';
import { findEntity } from '../../../content/edit/entities/find-entity.ts';
import type { FileChange } from '../../../content/edit/log/change-log.ts';
import { planNew } from '../../../content/edit/operations/create.ts';
import { planDuplicate } from '../../../content/edit/operations/duplicate.ts';
import { NewFindingsError, type Outcome, perform } from '../../../content/edit/operations/perform.ts';
import type { Plan } from '../../../content/edit/operations/plan.ts';
import { planRemoval } from '../../../content/edit/operations/remove.ts';
import { planRename } from '../../../content/edit/operations/rename.ts';
import { describeUses } from '../../../content/edit/operations/show-uses.ts';
import type { NewFinding } from '../../../content/edit/site/new-findings.ts';
import { dataIn, readSite, type Site } from '../../../content/edit/site/site.ts';
import { changeText } from '../../../content/edit/text/change-text.ts';
import { describePlace } from '../../../content/edit/words/describe-place.ts';
import { sentenceCase } from '../../../content/edit/words/letter-case.ts';
import { phrase } from '../../../content/edit/words/phrase.ts';
import type { StudioApi } from '../../contract/api.ts';
import type { Operation, OperationResult, PlacedFinding } from '../../contract/work.ts';
import { ApiError } from '../http/api-error.ts';
import type { Studio } from '../studio.ts';

/**
 * Performs an operation on the draft, or only tries it if `isDryRun`. A retry with the same `id` changes nothing, and
 * returns only the title.
 * @throws OperationRefusedError if the operation is not possible; ApiError with findings if it would cause errors
 */
export async function operate(
  studio: Studio,
  { operation, isDryRun, id }: StudioApi['operate']['request'],
): Promise<OperationResult> {
  const earlier = id === undefined ? undefined : studio.draft.steps.stepOfCall(id);
  if (earlier)
    return { sentences: [earlier.title], hints: [], ...(earlier.added !== undefined && { file: earlier.added }) };
  const site = await siteOf(studio);
  const plan = await planOf(site, operation);
  const { sentences, hints } = await outcomeOf(plan);
  const planned = plan.site.draft.changes();
  const added = planned.find(({ before, after }) => !before && after)?.file;
  const changes = planned.map((change) => (change.file === added ? fillNewFile(change, operation) : change));
  if (!isDryRun) studio.draft.change(changes, { title: plan.title, ...(id !== undefined && { id }) });
  return {
    sentences,
    hints: hints.map((hint) => withLocation(plan.site, hint)),
    ...(added !== undefined && { file: added }),
  };
}

/**
 * The effects of an operation.
 * @throws ApiError with findings, located in words, if it would cause errors; OperationRefusedError
 */
async function outcomeOf(plan: Plan): Promise<Outcome> {
  try {
    return await perform(plan, undefined);
  } catch (error) {
    if (!(error instanceof NewFindingsError)) throw error;
    const findings = error.findings.map((finding) => withLocation(plan.site, finding));
    throw new ApiError(422, 'refused', phrase('wouldBreak'), findings);
  }
}

/** A finding with its location in words. @param site the content after the operation */
function withLocation(site: Site, { file, pointer, message, suggestion }: NewFinding): PlacedFinding {
  const where = describePlace(site.content.kinds, file, dataIn(site, file), pointer);
  return { file, pointer, where, message, suggestion };
}

/** Applies the edits of a `create` operation to the new file. */
function fillNewFile(change: FileChange, operation: Operation): FileChange {
  if (operation.do !== 'create' || !operation.edits || !change.after) return change;
  const text = new TextDecoder().decode(change.after);
  return { ...change, after: new TextEncoder().encode(changeText(text, operation.edits)) };
}

/** The references to an entity. @throws OperationRefusedError if it does not exist */
export async function usesOf(studio: Studio, entity: string): Promise<StudioApi['uses']['response']> {
  const site = await siteOf(studio, false);
  const { sentence, places } = describeUses(site, findEntity(site, entity));
  return { sentence, locations: places.map((use) => ({ ...use, where: sentenceCase(use.where) })) };
}

/** Reads the draft for operations. @param includeDryRun passed to `readSite` */
export function siteOf({ draft, options }: Studio, includeDryRun = true): Promise<Site> {
  const configDir = path.resolve(draft.dir);
  const schemasDir = path.join(options.root, 'schemas');
  return readSite({ configDir, schemasDir, cacheDir: options.cacheDir }, includeDryRun);
}

function planOf(site: Site, operation: Operation): Plan | Promise<Plan> {
  switch (operation.do) {
    case 'rename':
      return planRename(site, findEntity(site, operation.entity), operation.name);
    case 'duplicate':
      return planDuplicate(site, findEntity(site, operation.entity), operation.name);
    case 'remove':
      return planRemoval(site, findEntity(site, operation.entity), operation);
    case 'create':
      return planNew(site, kindOfFiles(site, operation.kind), operation.name, operation);
  }
}

/** The reference kind for a kind of file, as operations expect it: page for pages. */
function kindOfFiles(site: Site, name: string): string {
  const found = [...namedKinds(site)].find(([, { names }]) => names.type === 'file' && names.contentType === name);
  return found?.[0] ?? name;
}
