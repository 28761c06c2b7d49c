import type { Entity } from '../entities/entity.ts';
import { findEntity } from '../entities/find-entity.ts';
import { OperationRefusedError } from '../entities/operation-refused-error.ts';
import { planNew } from '../operations/create.ts';
import { planDuplicate } from '../operations/duplicate.ts';
import { inWords, type Outcome, perform } from '../operations/perform.ts';
import type { Plan } from '../operations/plan.ts';
import { planRemoval, type RemovalOptions } from '../operations/remove.ts';
import { planRename } from '../operations/rename.ts';
import { describeUses } from '../operations/show-uses.ts';
import { readSite, type Site } from '../site/site.ts';
import type { Command, CommandContext } from './command.ts';

/** Maximum number of steps to print. */
const MAX_STEPS = 20;

/** The commands that show and change named entities. */
export const changeCommands: Record<string, Command> = {
  uses: {
    words: ['NAME'],
    run: async ([name = ''], { options }) => {
      const site = await readSite(options);
      const { sentence, places } = describeUses(site, findEntity(site, name));
      return [sentence, ...places.map(({ file, where }) => `  ${file}: ${where}`)];
    },
  },
  rename: changing(['OLD', 'NEW'], (site, [old = '', name = '']) => planRename(site, findEntity(site, old), name)),
  move: changing(['PATH', 'NEW'], (site, [from = '', to = '']) => planRename(site, pathNamed(site, from), to)),
  duplicate: changing(['NAME', 'NEW'], (site, [old = '', name = '']) =>
    planDuplicate(site, findEntity(site, old), name),
  ),
  remove: changing(['NAME'], (site, [name = ''], options) => planRemoval(site, findEntity(site, name), options)),
  new: changing(['KIND', 'NAME'], (site, [kind = '', name = '']) => planNew(site, kind, name)),
};

type MakePlan = (site: Site, words: string[], options: RemovalOptions) => Plan | Promise<Plan>;

function changing(words: string[], plan: MakePlan): Command {
  return {
    words,
    run: (given, context) => change(context, (site) => plan(site, given, context.options)),
  };
}

/** Plans an operation, tries it out, and performs it. @throws OperationRefusedError */
export async function change(
  { options, log }: CommandContext,
  plan: (site: Site) => Plan | Promise<Plan>,
): Promise<string[]> {
  const site = await readSite(options);
  if (site.content.unreadable.size > 0)
    throw new OperationRefusedError(
      'Some files cannot be read, so references in them cannot be updated. Fix them first: npm run check.',
    );
  return reportOf(await perform(await plan(site), options.isDryRun ? undefined : log));
}

function reportOf({ sentences, hints, entry }: Outcome): string[] {
  const [title = '', ...steps] = sentences;
  const left = steps.length > MAX_STEPS ? [`  … and ${steps.length - MAX_STEPS} more.`] : [];
  const toDo = hints.length > 0 ? ['Still to do:', ...hints.map((hint) => `  ${inWords(hint)}`)] : [];
  const end = entry ? `Done (${entry.id}). Undo it with "npm run content -- undo".` : 'Dry run: nothing was changed.';
  return [title, ...steps.slice(0, MAX_STEPS).map((step) => `  ${step}`), ...left, ...toDo, end];
}

function pathNamed(site: Site, written: string): Entity {
  const entity = findEntity(site, written);
  if (entity.source.type === 'path') return entity;
  throw new OperationRefusedError(
    `"${written}" is not a path. Use "move" for paths, and "rename" for everything else.`,
  );
}
