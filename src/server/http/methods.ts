import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_HEADERS } from './api-headers.ts';
import { HttpError } from './http-error.ts';

/** Allowed for every URL. */
const ALWAYS = 'OPTIONS';
/** Allowed for pages and files. */
export const READING: readonly string[] = ['GET', 'HEAD'];

/** The pattern of an API route's URLs, and the methods it allows. */
interface Known {
  pattern: RegExp;
  methods: Set<string>;
}

/** Whether a URL is a page or a file of the site. */
type IsPage = (url: string) => Promise<boolean>;

/** The pattern of a route's URLs. Parameters are written as `:name`. */
function patternOf(route: string): RegExp {
  return new RegExp(`^${route.split(/:\w+/).map(RegExp.escape).join('[^/]+')}$`);
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '';
}

/** The methods allowed for the API's URLs, collected from its routes. */
export class KnownMethods {
  readonly #known = new Map<string, Known>();

  /** Records all routes that are registered from now on. */
  recordRoutes(app: FastifyInstance): void {
    app.addHook('onRoute', ({ url, method }) => {
      const known = this.#known.get(url) ?? { pattern: patternOf(url), methods: new Set() };
      for (const one of [method].flat()) known.methods.add(one);
      this.#known.set(url, known);
    });
  }

  /** The methods allowed for a URL; none if it is not part of the API. */
  of(url: string): string[] {
    const path = pathOf(url);
    return [...this.#known.values()].flatMap(({ pattern, methods }) => (pattern.test(path) ? [...methods] : []));
  }
}

/**
 * Responds to requests without a route: 405 with the allowed methods, 204 to OPTIONS, which grants nothing to other
 * origins, 404 for unknown URLs.
 */
export function handleUnrouted(knownMethods: KnownMethods, isPage: IsPage) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    reply.headers(API_HEADERS);
    const ofApi = request.url === '*' ? [...READING, 'POST'] : knownMethods.of(request.url);
    const methods = ofApi.length > 0 || !(await isPage(request.url)) ? ofApi : READING;
    if (methods.length === 0) throw new HttpError(404, 'notFound');
    const allow = [...methods, ALWAYS].join(', ');
    if (request.method === ALWAYS) return reply.code(204).header('allow', allow).send();
    throw new HttpError(405, 'wrongMethod', { headers: { allow } });
  };
}
