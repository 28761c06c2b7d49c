import type { Integrations, ServerMessages, SiteSettings, Words } from '../generated/types.ts';
import type { EmailDefinition, FormDefinition } from './forms.ts';

/**
 * Rendered HTML that the server inserts into a page for a browser without JavaScript. It fills in the placeholders:
 * {id} {title} {target} {message} {label}.
 */
export interface FormTemplates {
  /** The summary of what is wrong, with one item in its list. */
  summary: string;
  /** The error message of a field. */
  problem: string;
  /** A note about a field. */
  note: string;
  /** The error message of a form that has a single line for it. */
  notice: string;
  /** The success message that replaces a form, by form id; its last link leads back to the page. */
  thanks: Record<string, string>;
}

/** A system that is notified of submissions. */
export type Webhook = NonNullable<Integrations['webhooks']>[number];

/**
 * Rendered HTML from which the server assembles mails. It fills in the placeholders: {subject} {preview} {heading}
 * {content} {reason} {text} {label} {value} {rows} {link} {lines}.
 */
export interface MailTemplates {
  /** The whole document, with the company's name at the top and its address at the bottom. */
  frame: string;
  paragraph: string;
  /** A quoted answer with its label. */
  quote: string;
  /** The table of answers, and one row of it. */
  details: string;
  detail: string;
  /** The first button, and the links below it. */
  button: string;
  link: string;
  closing: string;
}

/** Configuration of the server that visitors must not see. */
export interface ServerConfig {
  /** The base path, such as `/site`; undefined at the root of the host. */
  basePath?: string;
  site: SiteSettings;
  /** Moved addresses: old and new path, without the base path. */
  moved?: Record<string, string>;
  words: Words;
  forms: FormDefinition[];
  emails: EmailDefinition[];
  integrations: Integrations;
  /** The server's messages to visitors, from server-messages.json. The server does not start without them. */
  serverMessages?: ServerMessages;
  /** The path of a page with the form, by form id. */
  formPages?: Record<string, string>;
  /** The next time content appears or disappears, as ISO 8601 in UTC. The site must be rebuilt then. */
  nextPublishing?: string;
  /** The modification time of the newest source file, as ISO 8601 in UTC. Only in a built site. */
  sourcesChangedAt?: string;
  /** Only in a built site. */
  formTemplates?: FormTemplates;
  /** Rendered with the site. Without them, mails are plain text only. */
  mailTemplates?: MailTemplates;
}
