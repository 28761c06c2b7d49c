import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_HEADERS } from './api-headers.ts';
import { Refusal } from './refusal.ts';

/** What every address can say about itself. */
const ALWAYS = 'OPTIONS';
/** What pages and files are asked with. */
export const READING: readonly string[] = ['GET', 'HEAD'];

/** An address of the API and what it is asked with. */
interface Known {
  pattern: RegExp;
  methods: Set<string>;
}

/** Asks whether an address is a page or a file of the site. */
type IsPage = (url: string) => Promise<boolean>;

/** Letters of a path that mean something in a regular expression. */
const SPECIAL = /[.*+?^$(){}|[\]\\]/g;

function patternOf(url: string): RegExp {
  return new RegExp(`^${url.replace(SPECIAL, '\\$&').replaceAll(/:\w+/g, '[^/]+')}$`);
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '';
}

/** Which methods the addresses of the API take, told from the routes themselves. */
export class KnownMethods {
  readonly #known = new Map<string, Known>();

  /** Notes all routes that are registered from now on. */
  note(app: FastifyInstance): void {
    app.addHook('onRoute', ({ url, method }) => {
      const known = this.#known.get(url) ?? { pattern: patternOf(url), methods: new Set() };
      for (const one of [method].flat()) known.methods.add(one);
      this.#known.set(url, known);
    });
  }

  /** The methods of an address, none when it is not of the API. */
  of(url: string): string[] {
    const path = pathOf(url);
    return [...this.#known.values()].flatMap(({ pattern, methods }) => (pattern.test(path) ? [...methods] : []));
  }
}

/** 204 for whoever asks what an address takes. Nothing in it lets another site do anything. */
function tell(reply: FastifyReply, allow: string): FastifyReply {
  return reply.code(204).header('allow', allow).send();
}

/**
 * Answers requests for which there is no route: 405 with what the address takes, 204 where that was asked, 404 where
 * there is no such address.
 */
export function answerUnrouted(known: KnownMethods, isPage: IsPage) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    reply.headers(API_HEADERS);
    const ofApi = request.url === '*' ? [...READING, 'POST'] : known.of(request.url);
    const methods = ofApi.length > 0 || !(await isPage(request.url)) ? ofApi : READING;
    if (methods.length === 0) throw new Refusal(404, 'notFound');
    const allow = [...methods, ALWAYS].join(', ');
    if (request.method === ALWAYS) return tell(reply, allow);
    throw new Refusal(405, 'wrongMethod', { headers: { allow } });
  };
}
