import type { EmailDefinition, FormDefinition } from '../../contracts/forms.ts';
import type { EmailButton, EmailParam } from '../../contracts/resolved.ts';
import { isVisitorInput, mailParams, type Values } from '../rules/index.ts';
import { fill, oneLine, quotedParams, withoutDirections } from './fill.ts';

/** A label and its answer. */
export interface LabelledAnswer {
  label: string;
  value: string;
}

/** A mail before it is rendered as text and HTML: parameters filled in, nothing escaped. */
export interface MailContent {
  subject: string;
  preview: string;
  heading: string;
  paragraphs: string[];
  quote: LabelledAnswer | undefined;
  details: LabelledAnswer[];
  /** `link` is an absolute URL or a mailto link. */
  buttons: { label: string; link: string }[];
  closing: string[];
  reason: string;
}

/** The data of a mail. */
export interface MailData {
  form: FormDefinition;
  submission: { id: string; submittedAt: string; email: string | null; fields: Values };
  /** The site's language, for dates. */
  language: string;
  /** Parameters that the server provides, such as links for this recipient only. They take precedence. */
  own?: Record<string, string>;
}

/** Fills in texts for one recipient, omitting what must not be sent to them. */
class MailFiller {
  readonly #email: EmailDefinition;
  readonly #data: MailData;
  readonly #params: Record<string, string>;
  /** The parameters without visitor input: only these may be used in link addresses. */
  readonly #safe: Record<string, string>;

  constructor(email: EmailDefinition, data: MailData) {
    this.#email = email;
    this.#data = data;
    const params = this.#valuesOf(email.params);
    const { own = {} } = data;
    const unfit = Object.keys(params).filter((name) => !this.#mayInclude(email.params[name]?.field));
    this.#params = { ...params, ...Object.fromEntries(unfit.map((name) => [name, ''])), ...own };
    const fixed = Object.entries(params).filter(([name]) => email.params[name]?.field === undefined);
    this.#safe = { ...Object.fromEntries(fixed), ...own };
  }

  /** A filled-in text on one line. */
  line(text: string): string {
    return oneLine(fill(text, this.#params));
  }

  /** The filled-in paragraph; empty if it consists of an empty placeholder alone. */
  paragraph(text: string): string[] {
    const filled = withoutDirections(fill(text, this.#params)).trim();
    return filled === '' ? [] : [filled];
  }

  /** A label with its answer, unless that is empty or must not be sent to this recipient. */
  answer({ label, field }: { label: string; field: string }): LabelledAnswer[] {
    if (!this.#mayInclude(field)) return [];
    const format = field === 'timestamp' ? { format: 'date-time' as const } : {};
    const { value = '' } = this.#valuesOf({ value: { field, labels: true, ...format } });
    const shown = withoutDirections(value).trim();
    return shown === '' ? [] : [{ label, value: shown }];
  }

  /** A button with its link. */
  button({ label, link, reply }: EmailButton): { label: string; link: string }[] {
    const target = link === undefined ? this.#replyAddress(reply ?? '') : this.#address(link);
    return target === undefined ? [] : [{ label: this.line(label), link: target }];
  }

  #mayInclude(field: string | undefined): boolean {
    if (field === undefined || this.#email.to === 'company') return true;
    const { fields } = this.#data.form;
    return !isVisitorInput(field, (name) => fields.find((one) => one.name === name)?.kind);
  }

  #valuesOf(params: Record<string, EmailParam>): Record<string, string> {
    const { form, submission, language } = this.#data;
    const metadata = { submissionId: submission.id, timestamp: submission.submittedAt };
    return mailParams(form, params, submission.fields, metadata, language);
  }

  #address(link: string): string | undefined {
    if (!quotedParams(link).every((name) => Object.hasOwn(this.#safe, name))) return undefined;
    const address = fill(link, this.#safe);
    return /^https?:\/\//.test(address) && URL.canParse(address) ? address : undefined;
  }

  /**
   * A mailto link that is fully encoded (RFC 6068), so that neither address nor subject can add a header or a second
   * recipient.
   */
  #replyAddress(subject: string): string | undefined {
    const { email } = this.#data.submission;
    if (email === null || this.#email.to !== 'company') return undefined;
    return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(this.line(subject))}`;
  }
}

/**
 * Fills in a mail's definition. A mail to the sender of the form contains nothing that was typed, even if the
 * definition asks for it, since the address may belong to somebody else.
 */
export function fillMail(email: EmailDefinition, data: MailData): MailContent {
  const filler = new MailFiller(email, data);
  const paragraphs = email.paragraphs.flatMap((text) => filler.paragraph(text));
  const [quote] = email.quote ? filler.answer(email.quote) : [];
  return {
    subject: filler.line(email.subject),
    preview: email.preview === undefined ? oneLine(paragraphs[0] ?? '') : filler.line(email.preview),
    heading: filler.line(email.heading),
    paragraphs,
    quote,
    details: (email.details ?? []).flatMap((detail) => filler.answer(detail)),
    buttons: (email.buttons ?? []).flatMap((button) => filler.button(button)),
    closing: (email.closing ?? []).flatMap((text) => filler.paragraph(text)),
    reason: email.reason === undefined ? '' : filler.line(email.reason),
  };
}
