import type { EmailJSResponseStatus } from '@emailjs/browser';

/** The part of the mail service's library that is used. */
export interface Mailer {
  init(options: { publicKey: string; origin: string }): void;
  send(serviceId: string, templateId: string, params: Record<string, string>): Promise<EmailJSResponseStatus>;
}

/** What submitting a form needs of the browser; tests put their own in its place. */
export interface Surroundings {
  fetch: typeof fetch;
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
