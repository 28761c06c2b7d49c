import type { EmailDefinition, FormDefinition } from '../../contracts/forms.ts';
import type { Integrations, SiteSettings } from '../../generated/types.ts';
import type { Content } from '../read/content.ts';
import type { Issue, Severity } from '../report/issues.ts';

/** A form as browser and server get it, with its mails. */
export interface ReadyForm {
  definition: FormDefinition;
  /** In the order in which the form names them. */
  mails: EmailDefinition[];
}

/** What is delivered: content that has found its places, as far as it is sound. */
export interface Delivery {
  content: Content;
  site: SiteSettings;
  integrations: Integrations;
  forms: ReadyForm[];
}

/** A check that tries something out instead of reading it. */
export interface DeliveryCheck {
  /** What it can find: each code with how grave it is. */
  codes: Readonly<Record<string, Severity>>;
  run(delivery: Delivery): Issue[];
}

/** The file of a form, a mail or a list of options. */
export function fileOf(content: Content, kind: string, id: string): string {
  return content.files.find((file) => file.kind.name === kind && file.id === id)?.path ?? '';
}
