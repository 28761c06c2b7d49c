import type { EmailJSResponseStatus } from '@emailjs/browser';

/** The part of the mail service's library that is used. */
export interface Mailer {
  init(options: { publicKey: string; origin: string }): void;
  send(serviceId: string, templateId: string, params: Record<string, string>): Promise<EmailJSResponseStatus>;
}

interface PostOptions {
  /** Milliseconds without upload progress or response after which a call fails. */
  patience: number;
  /** Called with the uploaded share of the body, from 0 to 1. */
  onProgress: (sent: number) => void;
}

/** Posts JSON. Resolves with the response whatever its status; rejects if there is none in time. */
export type Post = (address: string, body: string, options: PostOptions) => Promise<{ status: number; text: string }>;

/** The browser's functions that submitting a form needs; tests replace them. */
export interface BrowserPorts {
  post: Post;
  /** Called with the uploaded share of a document, from 0 to 1. */
  onProgress: (sent: number) => void;
  /** Milliseconds since 1970. */
  now: () => number;
  /** A number in [0, 1). */
  random: () => number;
  isOnline: () => boolean;
  /** The origin of the site. */
  origin: string;
  /** The site's language, for dates. */
  language: string;
  /** Loads the library of the mail service. */
  loadMailer: () => Promise<Mailer>;
  /** Saves a text as a file on the visitor's device. */
  download: (name: string, text: string) => void;
  /** Logs a failure to the console. */
  log: (message: string, cause?: unknown) => void;
}
