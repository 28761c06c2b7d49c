/** Dry runs of checked content: every form with its mails, processed as the browser and the server will do it. */
import type { CheckedContent } from '../checks/checked-content.ts';
import { Resolver } from '../compile/resolve.ts';
import { severityOf } from '../report/codes.ts';
import { eachIssue, type Issue } from '../report/issues.ts';
import { dryRunChecks } from './all.ts';
import { contentFilePath, type DryRunInput, type ResolvedForm } from './dry-run-check.ts';
import { unusableFonts } from './fonts.ts';
import { damagedPictures } from './pictures.ts';

/** Issues with what visitors send and receive. Skips forms with errors of their own. */
export async function dryRun(checked: CheckedContent, cacheDir?: string): Promise<Issue[]> {
  const { content } = checked;
  const input = dryRunInput(checked);
  const issues = input ? eachIssue(dryRunChecks.map((check) => check.run(input))) : [];
  const files = await Promise.all([
    damagedPictures(content, cacheDir),
    cacheDir === undefined ? [] : unusableFonts(content, cacheDir),
  ]);
  return [...issues, ...files.flat()];
}

function dryRunInput(checked: CheckedContent): DryRunInput | undefined {
  const { content, issues } = checked;
  const faulty = new Set(issues.flatMap(({ code, path }) => (severityOf(code) === 'error' ? [path] : [])));
  const isFaulty = faulty.size > 0;
  const resolver = attempt(() => new Resolver(checked, undefined, ''), isFaulty);
  if (!resolver) return undefined;
  const isSound = (kind: string, id: string) => !faulty.has(contentFilePath(content, kind, id));
  const ids = [...content.ids('forms')].filter((id) => isSound('forms', id));
  const resolved = ids.flatMap((id) => attempt(() => resolveForm(resolver, id), isFaulty) ?? []);
  const forms = resolved.map((form) => ({ ...form, mails: form.mails.filter(({ id }) => isSound('emails', id)) }));
  return { content, site: resolver.site, integrations: resolver.integrations, forms };
}

function resolveForm(resolver: Resolver, id: string): ResolvedForm {
  const definition = resolver.form(id);
  return { definition, mails: (definition.emails ?? []).map((mail) => resolver.email(mail)) };
}

/** Builds something that needs valid content; undefined if that fails, because the cause is already reported. */
function attempt<Made>(make: () => Made, isFaulty: boolean): Made | undefined {
  try {
    return make();
  } catch (error) {
    if (!isFaulty) throw error;
    return undefined;
  }
}
