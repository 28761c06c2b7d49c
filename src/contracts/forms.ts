/** What forms and their mails are, in the browser and on the server. */
import type { Email, Form, Integrations, SiteSettings } from '../generated/types.ts';

/** A rule of a field, with the text of its message. */
export interface Rule {
  rule:
    | 'required'
    | 'email'
    | 'phone'
    | 'url'
    | 'accepted'
    | 'min-length'
    | 'max-length'
    | 'pattern'
    | 'file-type'
    | 'file-size';
  message: string;
  value?: number;
  pattern?: string;
  types?: string[];
}

/** A mail as the browser asks for it, and what its console says when that fails: subject and body stay with the server or the mail service. */
export type MailRequest = Pick<Email, 'templateId' | 'params' | 'failure'>;

/** Where and how the browser hands in a filled form; from integrations.json and emails/. */
export interface FormDelivery {
  /** submissionEndpoint or subscriptionEndpoint, by the form's kind. */
  endpoint: string;
  /** Milliseconds without an answer until a save counts as failed. */
  saveTimeout: number;
  /** Milliseconds without any movement until a save with a document counts as failed. */
  uploadTimeout: number;
  emailjs: Integrations['emailjs'];
  /** In the order of the form's `emails`, quotations filled in; empty for a form without mails. */
  mails: MailRequest[];
}

/** A form with its options and messages in place: what FormView renders and the server checks by. */
export type FormDefinition = Form & {
  id: string;
  delivery: FormDelivery;
  /** What the rule `phone` goes by; from site.json. */
  phoneNumbers: SiteSettings['phoneNumbers'];
  /** All mails show times as they are at the company; from site.json. */
  timeZone: string;
};

export type FormField = FormDefinition['fields'][number];

/** Where a parameter of a mail takes its value from: a field of the submission or a fixed text. */
export interface EmailParam {
  field?: string;
  text?: string;
  fallback?: string;
  join?: string;
  format?: 'date-time';
  labels?: boolean;
}

/** A button of a mail: it opens a page, or begins an answer with a subject. One of both is there. */
export interface EmailButton {
  label: string;
  link?: string;
  reply?: string;
}

export type EmailDefinition = Email & { id: string };
