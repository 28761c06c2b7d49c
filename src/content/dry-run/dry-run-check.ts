import type { EmailDefinition, FormDefinition } from '../../contracts/forms.ts';
import type { Integrations, SiteSettings } from '../../generated/types.ts';
import type { Content } from '../read/content.ts';
import type { Issue, Issues, Severity } from '../report/issues.ts';

/** A form as browser and server receive it, with its mails. */
export interface ResolvedForm {
  definition: FormDefinition;
  /** In the form's order. */
  mails: EmailDefinition[];
}

/** The resolved content to try out, as far as it is valid. */
export interface DryRunInput {
  content: Content;
  site: SiteSettings;
  integrations: Integrations;
  forms: ResolvedForm[];
}

/** A part of the dry run, with the codes it can report. */
export interface DryRunCheck {
  /** The codes it can report, with their severity. */
  codes: Readonly<Record<string, Severity>>;
  run(input: DryRunInput): Issues<Issue>;
}

/** The file of a form, a mail or a list of options. */
export function contentFilePath(content: Content, kind: string, id: string): string {
  return content.files.find((file) => file.kind.name === kind && file.id === id)?.path ?? '';
}
