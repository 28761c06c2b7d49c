import type { FastifyServerOptions } from 'fastify';

/** The frames of a stack without its first line, which may quote what a visitor sent. */
function stackOf(error: Error): string[] {
  const lines = (error.stack ?? '').split('\n');
  return lines.filter((line) => /^\s+at /.test(line)).map((line) => line.trim());
}

/**
 * Options for logging: JSON lines on standard error, without personal data. No IP address, query, header or body; of
 * errors their class, code and stack, but never the message.
 */
export function logOptions(level: string): FastifyServerOptions['logger'] {
  return {
    level,
    stream: process.stderr,
    serializers: {
      req: (request) => ({ method: request.method, route: request.routeOptions?.url }),
      // The multipart parser's message about its options contains all headers.
      busboyOptions: () => ({}),
      res: (reply) => ({ statusCode: reply.statusCode }),
      err: (error) => ({
        type: error.name,
        code: 'code' in error ? String(error.code) : '',
        message: '',
        stack: stackOf(error).join('\n'),
      }),
    },
  };
}
