import type { LightMyRequestResponse } from 'fastify';
import type { Mail } from '../../src/server/storage/deliveries.ts';
import { SUBSCRIBE, type TestServer } from './server.ts';

export const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
/** The body with which mail programs unsubscribe for their reader (RFC 8058). */
export const ONE_CLICK = 'List-Unsubscribe=One-Click';
/** Milliseconds. */
export const HOUR = 60 * 60 * 1000;
export const DAY = 24 * HOUR;

/** The links of a newsletter mail, as paths relative to the site. */
export interface Links {
  confirm: string;
  leave: string;
}

let number = 0;

/** An address that no test has used. */
export const newAddress = () => `reader-${++number}@example.com`;

/** A sign-up for the sample's newsletter, as the browser sends it. */
export const signUpBody = (email: string, changes = {}) => ({
  ...{ fullName: 'Amina', email, source: 'blog-page', timestamp: '2026-01-05T08:00:00.000Z' },
  ...changes,
});

/** The status and target of a redirect. */
export const leadsTo = ({ statusCode, headers }: LightMyRequestResponse) => [statusCode, headers.location];

/** The links in a mail of the sample. */
export function linksIn({ body }: Pick<Mail, 'body'>): Links {
  const below = (link = '') => link.replace('https://www.kilele.example', '');
  return { confirm: below(/Yes: (\S+)/.exec(body)?.[1]), leave: below(/(?:No|Leave): (\S+)/.exec(body)?.[1]) };
}

/** Readers of the newsletter: their actions on a server, and their stored state. */
export class Readers {
  readonly #server: TestServer;

  constructor(server: TestServer) {
    this.#server = server;
  }

  signUp(email: string, changes = {}) {
    return this.#server.post(SUBSCRIBE, signUpBody(email, changes));
  }

  get(url: string, headers: Record<string, string> = {}) {
    return this.#server.app.inject({ url, headers });
  }

  /** All mails to an address, newest last. */
  async mailsTo(email: string): Promise<Mail[]> {
    const { storage } = this.#server;
    const rows = await Promise.all((await storage.list({})).map(({ id }) => storage.mailsOf(id)));
    const theirs = rows.flat().filter(({ recipient }) => recipient === email);
    return theirs.sort((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
  }

  async newestMail(email: string): Promise<Mail> {
    const mail = (await this.mailsTo(email)).at(-1);
    if (!mail) throw new Error(`${email} got no mail`);
    return mail;
  }

  /** A new address that has signed up, with the links of its mail. */
  async asked(): Promise<Links & { email: string }> {
    const email = newAddress();
    await this.signUp(email);
    return { email, ...linksIn(await this.newestMail(email)) };
  }

  async statusOf(email: string): Promise<string | undefined> {
    return (await this.#server.storage.findSubscriber(email))?.status;
  }
}
