import type { EmailJSResponseStatus } from '@emailjs/browser';

/** The part of the mail service's library that is used. */
export interface Mailer {
  init(options: { publicKey: string; origin: string }): void;
  send(serviceId: string, templateId: string, params: Record<string, string>): Promise<EmailJSResponseStatus>;
}

export interface PostOptions {
  /** Milliseconds without any movement after which the call is given up; a slow upload that moves is never cut. */
  patience: number;
  /** Called with the uploaded share of the body, from 0 to 1. */
  onProgress: (sent: number) => void;
}

/** Posts JSON. Resolves with the answer for any status; rejects without an answer in time. */
export type Post = (address: string, body: string, options: PostOptions) => Promise<{ status: number; text: string }>;

/** What submitting a form needs of the browser; tests put their own in its place. */
export interface BrowserPorts {
  post: Post;
  /** Called with the uploaded share of a document, from 0 to 1. */
  onProgress: (sent: number) => void;
  /** Milliseconds since 1970. */
  now: () => number;
  /** From 0 to below 1. */
  random: () => number;
  isOnline: () => boolean;
  /** Scheme and host of the site. */
  origin: string;
  /** Language of the site, for dates. */
  language: string;
  /** Loads the library of the mail service. */
  loadMailer: () => Promise<Mailer>;
  /** Saves a text as a file on the visitor's device. */
  download: (name: string, text: string) => void;
  /** Writes a failure down for those who look into the console. */
  log: (message: string, cause?: unknown) => void;
}
