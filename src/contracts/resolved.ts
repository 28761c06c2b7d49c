/**
 * The types of resolved references, named by tsType in schemas. This module imports nothing, because the generated
 * types import it.
 */

/** A picture as components receive it: an entry of images/ with its size and generated widths. */
export interface Picture {
  /** File name in images/ without the extension. */
  name: string;
  alt: string;
  /** Width and height of the master, in pixels. */
  width: number;
  height: number;
  /** First eight hex digits of the SHA-256 of master and settings; part of the file names. */
  hash: string;
  /**
   * Widths in pixels that exist as /images/<name>-<hash>-<width>.avif; the fallback is
   * /images/<name>-<hash>-<fallback>.webp.
   */
  widths: number[];
  fallback: number;
  /** The base path of the site, unless it is at the root of its host. */
  basePath?: string;
  /** The class that sets focal point and placeholder colour; its rule is `pictureRule` of build/media/pictures.ts. */
  className: string;
}

/** A drawing of the company: a file of brand/, with width and height of its viewBox. */
export interface Drawing {
  file: string;
  width: number;
  height: number;
}

/** What a figure tells: what the company has measured, what it aims for, or what others have measured of the market. */
export const FIGURE_STATUSES = ['result', 'target', 'market'] as const;
export type FigureStatus = (typeof FIGURE_STATUSES)[number];

/** The source and meaning of a figure; from facts.json. */
export interface Proof {
  /** What the figure counts. */
  meaning: string;
  /** The period it covers. */
  period?: string;
  /** Where it comes from. */
  source?: string;
  /** Whether the company measured it, aims for it, or quotes it of the market. */
  status?: FigureStatus;
}

/** A displayed figure, with the proof of the first fact it cites. */
export interface Figure {
  text: string;
  proof?: Proof;
}

/** A document to download, as pages show it. */
export interface DocumentFile {
  /** Its path, without the base path. */
  path: string;
  title: string;
  /** The kind of document. */
  label: string;
  /** The date of its last change, such as 2026-11-03. */
  date: string;
  /** The cover picture. */
  picture: Picture;
  /** Length and size of the built PDF, as numbers and as text; missing while editing. */
  made?: { pages: number; bytes: number; words: string };
}

/** A figure of facts.json, with the pages that cite it. */
export interface QuotedFact {
  name: string;
  /** What part of the company it belongs to. */
  group?: string;
  figure: Figure;
  pages: { path: string; title: string }[];
}

/** A row of a chart. */
interface ChartRow {
  label: string;
  values: Figure[];
  text?: string;
  link?: string;
  /** Whether it is highlighted. */
  strong: boolean;
}

/** A part of a chart; its role decides its style. */
export interface ChartMark {
  shape: 'path' | 'circle' | 'text';
  role: 'strong' | 'plain' | 'weak' | 'ground' | 'guide' | 'value' | 'label' | 'number';
  /** The row it belongs to, from 0. */
  row?: number;
  /** The data of a path. */
  d?: string;
  /** The centre of a circle, or the anchor of a text on its baseline. */
  x?: number;
  y?: number;
  /** The radius of a circle. */
  radius?: number;
  text?: string;
  anchor?: 'start' | 'middle' | 'end';
}

/** The basis of the figures in a chart. */
export interface ChartBasis {
  proof: Proof;
  /** The rows it applies to, if others have a different basis. */
  of?: string;
}

/** A chart as it is drawn. Bars and waffles have one drawing per row, other types a single one. */
export interface Chart {
  kind: 'bars' | 'slope' | 'waffle' | 'line' | 'map';
  title: string;
  description?: string;
  /** For a map whose land is not drawn: the picture below its pins. */
  picture?: Picture;
  /** The column headings of its table. */
  columns: string[];
  rows: ChartRow[];
  bases: ChartBasis[];
  /** The view box of each drawing. */
  width: number;
  height: number;
  marks: ChartMark[];
}

/** One option of a list. */
export interface Option {
  value: string;
  label: string;
}

/** An entry of a collection with all references resolved; the id is its file name. */
export type Entry<Written> = Omit<Written, '$schema' | 'order'> & { id: string };

/** A rule of a field, with its message. */
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

/** The source of a mail parameter's value: a field of the submission, or a fixed text. */
export interface EmailParam {
  field?: string;
  text?: string;
  fallback?: string;
  join?: string;
  format?: 'date-time';
  labels?: boolean;
}

/** A button of a mail: it opens a page or starts a reply with a subject. Exactly one of the two is set. */
export interface EmailButton {
  label: string;
  link?: string;
  reply?: string;
}

/** The format of phone numbers in the visitors' country; from site.json. */
export interface PhoneNumbers {
  countryCode: string;
  trunkPrefix: string;
  lengths: number[];
  firstDigits: string;
}

/**
 * A mail that the browser requests, and the console message if that fails. Subject and body stay on the server or at
 * the mail service.
 */
export interface MailRequest {
  templateId: string;
  params: Record<string, EmailParam>;
  failure?: string;
}

/** Where and how the browser submits a form; from integrations.json and emails/. */
export interface FormDelivery {
  /** submissionEndpoint or subscriptionEndpoint, depending on the form's kind. */
  endpoint: string;
  /** Milliseconds without a response until a save counts as failed. */
  saveTimeout: number;
  /** Milliseconds without upload progress until a save with a document counts as failed. */
  uploadTimeout: number;
  emailjs: {
    /** The origin of the mail service; empty for this site itself. */
    origin: string;
    publicKey: string;
    serviceId: string;
    /** Milliseconds to wait for an answer. */
    timeout: number;
  };
  /** In the order of the form's `emails`, with placeholders filled in; empty for a form without mails. */
  mails: MailRequest[];
}

/** A form with options and messages resolved, and everything needed to validate and send it. */
export type Deliverable<Written> = Written & {
  id: string;
  delivery: FormDelivery;
  /** The format that the `phone` rule checks. */
  phoneNumbers: PhoneNumbers;
  /** The company's time zone, used for times in mails; from site.json. */
  timeZone: string;
};
