/**
 * What the compiler puts in the place of names: the shapes that a schema gives as its tsType. They import nothing, since
 * the generated types import them.
 */

/** A picture as components receive it: an entry of images/ with its size and the widths that are made of it. */
export interface Picture {
  /** File name in images/ without its ending. */
  name: string;
  alt: string;
  /** Width and height of the master, in pixels. */
  width: number;
  height: number;
  /** First eight hex digits of the SHA-256 of master and settings; part of the file names. */
  hash: string;
  /** Widths in pixels that exist as /images/<name>-<hash>-<width>.avif; the fallback is /images/<name>-<hash>-<fallback>.webp. */
  widths: number[];
  fallback: number;
  /** The path that the site lies under, where it does not lie at the top of its host. */
  basePath?: string;
  /** Class that sets focal point and placeholder colour; its rule is `pictureRule` of build/pictures. */
  className: string;
}

/** A drawing of the company: a file of brand/, with width and height of its viewBox. */
export interface Drawing {
  file: string;
  width: number;
  height: number;
}

/** What stands behind a figure; from facts.json. */
export interface Proof {
  /** What it counts. */
  meaning: string;
  /** The time that it speaks of. */
  period?: string;
  /** Where it comes from. */
  source?: string;
  /** Whether it was measured or is worked towards. */
  status?: 'result' | 'target';
}

/** A figure as it is shown, with what stands behind the first fact that it quotes. */
export interface Figure {
  text: string;
  proof?: Proof;
}

/** A document to download, as pages show it. */
export interface DocumentFile {
  /** Where it lies, below the base path. */
  path: string;
  title: string;
  /** What sort of document it is. */
  label: string;
  /** The day of its last change, as in 2026-11-03. */
  date: string;
  /** The picture of its cover. */
  picture: Picture;
  /** What the build made of it, in figures and in words; not there while editing. */
  made?: { pages: number; bytes: number; words: string };
}

/** A figure of facts.json, with the pages that quote it. */
export interface QuotedFact {
  name: string;
  figure: Figure;
  pages: { path: string; title: string }[];
}

/** A row of a drawn figure. */
export interface ChartRow {
  label: string;
  values: Figure[];
  text?: string;
  link?: string;
  /** Whether it stands out. */
  strong: boolean;
}

/** A part of a chart; its role decides its style. */
export interface ChartMark {
  shape: 'path' | 'circle' | 'text';
  role: 'strong' | 'plain' | 'weak' | 'ground' | 'contour' | 'guide' | 'value' | 'label' | 'number';
  /** The row that it is drawn for, from 0. */
  row?: number;
  /** Of a path: its data. */
  d?: string;
  /** Of circles and texts: the middle, and the point at the base line. */
  x?: number;
  y?: number;
  /** Of a circle. */
  radius?: number;
  text?: string;
  anchor?: 'start' | 'middle' | 'end';
}

/** What figures of a chart rest on. */
export interface ChartBasis {
  proof: Proof;
  /** The rows that rest on it, where the others rest on something else. */
  of?: string;
}

/** Figures as they are drawn. Bars and waffles have a drawing for each row, the others one for all. */
export interface Chart {
  kind: 'bars' | 'slope' | 'waffle' | 'line' | 'map';
  title: string;
  description?: string;
  /** Of a map: the land that its pins stand on, where it is not drawn. */
  picture?: Picture;
  /** The heads of its table. */
  columns: string[];
  rows: ChartRow[];
  bases: ChartBasis[];
  /** The view box of each drawing. */
  width: number;
  height: number;
  marks: ChartMark[];
}

/** One choice of a list. */
export interface Option {
  value: string;
  label: string;
}

/** An entry of a collection with everything in place; the id is its file name. */
export type Entry<Written> = Omit<Written, '$schema' | 'order'> & { id: string };

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

/** How phone numbers are built where the site's visitors live; from site.json. */
export interface PhoneNumbers {
  countryCode: string;
  trunkPrefix: string;
  lengths: number[];
  firstDigits: string;
}

/** A mail as the browser asks for it, and what its console says when that fails: subject and body stay with the server or the mail service. */
export interface MailRequest {
  templateId: string;
  params: Record<string, EmailParam>;
  failure?: string;
}

/** Where and how the browser hands in a filled form; from integrations.json and emails/. */
export interface FormDelivery {
  /** submissionEndpoint or subscriptionEndpoint, by the form's kind. */
  endpoint: string;
  /** Milliseconds without an answer until a save counts as failed. */
  saveTimeout: number;
  /** Milliseconds without any movement until a save with a document counts as failed. */
  uploadTimeout: number;
  emailjs: {
    /** Empty for this site itself. */
    origin: string;
    publicKey: string;
    serviceId: string;
    /** Milliseconds to wait for an answer. */
    timeout: number;
  };
  /** In the order of the form's `emails`, quotations filled in; empty for a form without mails. */
  mails: MailRequest[];
}

/** A form with its options and messages in place, and all that is needed to check and to send it. */
export type Deliverable<Written> = Written & {
  id: string;
  delivery: FormDelivery;
  /** What the rule `phone` goes by. */
  phoneNumbers: PhoneNumbers;
  /** All mails show times as they are at the company; from site.json. */
  timeZone: string;
};
