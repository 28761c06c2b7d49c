import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { HttpError } from '../../http/http-error.ts';
import { sendThanks } from './plain-responses.ts';

/** GET /api/thank-you/{form}: where a browser without JavaScript is redirected after a form was stored. */
export function thankYouRoute(app: FastifyInstance, context: ApiContext): void {
  app.get<{ Params: { form: string } }>('/api/thank-you/:form', async (request, reply) => {
    const config = context.getConfig();
    const form = config.forms.find((one) => one.id === request.params.form);
    if (!form) throw new HttpError(404, 'notFound');
    return sendThanks(context.readPage, request, reply, config, form);
  });
}
