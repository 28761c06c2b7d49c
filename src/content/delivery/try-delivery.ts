/** Dry runs of checked content: every form with its mails, processed as the browser and the server will do it. */
import type { CheckedContent } from '../checks/checked-content.ts';
import { Resolver } from '../compile/resolve.ts';
import { severityOf } from '../report/codes.ts';
import { eachIssue, type Issue } from '../report/issues.ts';
import { deliveryChecks } from './all.ts';
import { type Delivery, fileOf, type ReadyForm } from './delivery.ts';
import { unusableFonts } from './fonts.ts';
import { damagedPictures } from './pictures.ts';

/** Issues with what visitors send and receive. Skips forms with errors of their own. */
export async function tryDelivery(checked: CheckedContent, cacheDir?: string): Promise<Issue[]> {
  const { content } = checked;
  const delivery = readyDelivery(checked);
  const issues = delivery ? eachIssue(deliveryChecks.map((check) => check.run(delivery))) : [];
  const files = await Promise.all([
    damagedPictures(content, cacheDir),
    cacheDir === undefined ? [] : unusableFonts(content, cacheDir),
  ]);
  return [...issues, ...files.flat()];
}

function readyDelivery(checked: CheckedContent): Delivery | undefined {
  const { content, issues } = checked;
  const faulty = new Set(issues.flatMap(({ code, path }) => (severityOf(code) === 'error' ? [path] : [])));
  const isFaulty = faulty.size > 0;
  const resolver = attempt(() => new Resolver(checked, undefined, ''), isFaulty);
  if (!resolver) return undefined;
  const isSound = (kind: string, id: string) => !faulty.has(fileOf(content, kind, id));
  const ids = [...content.ids('forms')].filter((id) => isSound('forms', id));
  const ready = ids.flatMap((id) => attempt(() => readyForm(resolver, id), isFaulty) ?? []);
  const forms = ready.map((form) => ({ ...form, mails: form.mails.filter(({ id }) => isSound('emails', id)) }));
  return { content, site: resolver.site, integrations: resolver.integrations, forms };
}

function readyForm(resolver: Resolver, id: string): ReadyForm {
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
