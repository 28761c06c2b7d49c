import type { FastifyInstance } from 'fastify';
import type { ApiParts } from '../../api-parts.ts';
import { Refusal } from '../../http/refusal.ts';
import { sendThanks } from './plain-answers.ts';

/** GET /api/thank-you/{form}: where a browser without JavaScript is redirected after a form was stored. */
export function thankYouRoute(app: FastifyInstance, parts: ApiParts): void {
  app.get<{ Params: { form: string } }>('/api/thank-you/:form', async (request, reply) => {
    const config = parts.getConfig();
    const form = config.forms.find((one) => one.id === request.params.form);
    if (!form) throw new Refusal(404, 'notFound');
    return sendThanks(parts.readPage, request, reply, config, form);
  });
}
