import type { Integrations, ServerMessages, SiteSettings, Words } from '../generated/types.ts';
import type { EmailDefinition, FormDefinition } from './forms.ts';

/**
 * Rendered pieces that the server puts into a page for a browser without JavaScript. It fills the marks in braces:
 * {id} {title} {target} {message} {label}.
 */
export interface FormPieces {
  /** The summary of what is wrong, with one item in its list. */
  summary: string;
  /** What is wrong with a field. */
  problem: string;
  /** What else is said about a field. */
  note: string;
  /** What is wrong with a form that says so in one line. */
  notice: string;
  /** The good news in place of a form, by the form's id; its last link leads back to the page. */
  thanks: Record<string, string>;
}

/** A system that is notified of submissions. */
export type Webhook = NonNullable<Integrations['webhooks']>[number];

/**
 * Rendered pieces that the server puts a mail together from. It fills the marks in braces:
 * {subject} {preview} {heading} {content} {reason} {text} {label} {value} {rows} {link} {lines}.
 */
export interface MailPieces {
  /** The whole document, with the company's name above and its address below. */
  frame: string;
  paragraph: string;
  /** A quoted answer, under its label. */
  quote: string;
  /** The table of answers, and a line of it. */
  details: string;
  detail: string;
  /** The first button, and the links below it. */
  button: string;
  link: string;
  closing: string;
}

/** What the server needs and visitors must not see. */
export interface ServerConfig {
  /** The path that the site lies under, as in `/site`; none at the top of its host. */
  basePath?: string;
  site: SiteSettings;
  /** Addresses that have moved: old and new path, without the base path. */
  moved?: Record<string, string>;
  words: Words;
  forms: FormDefinition[];
  emails: EmailDefinition[];
  integrations: Integrations;
  /** What the server says to visitors; from server-messages.json. The server does not start without it. */
  serverMessages?: ServerMessages;
  /** The path of a page that a form stands on, by the form's id. */
  formPages?: Record<string, string>;
  /** When something is published next, or is over: ISO 8601 in UTC. The site has to be built again then. */
  nextPublishing?: string;
  /** When the newest file was changed that the site was built from: ISO 8601 in UTC. Only in a built site. */
  sourcesChangedAt?: string;
  /** Only in a built site. */
  formPieces?: FormPieces;
  /** Rendered with the site; without them mails are text alone. */
  mailPieces?: MailPieces;
}
