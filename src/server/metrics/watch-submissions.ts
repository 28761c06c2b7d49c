import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { NewSubmission } from '../storage/storage.ts';
import type { Metrics, SubmissionOutcome } from './metrics.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The id of the form that was sent, as soon as it is known. */
    sentForm: string | undefined;
    /** What became of it; undefined when it was refused. */
    sentOutcome: SubmissionOutcome | undefined;
    /** Whether the visitor was told why it is not taken, or not now; else it failed. */
    isRefused: boolean;
  }
}

/** What became of a submission that the storage has. */
export function storedOutcome({ submission }: NewSubmission, isRepeat: boolean): SubmissionOutcome {
  if (isRepeat) return 'repeated';
  return submission.status === 'quarantined' ? 'quarantined' : 'stored';
}

function otherOutcome({ isRefused }: FastifyRequest, { statusCode }: FastifyReply): SubmissionOutcome {
  if (statusCode === 409) return 'conflict';
  return isRefused || statusCode < 500 ? 'refused' : 'failed';
}

/** Gives the onResponse hook of routes that take submissions: it counts each once, also those refused early. */
export function watchSubmissions(app: FastifyInstance, metrics: Metrics) {
  app.decorateRequest('sentForm', undefined);
  app.decorateRequest('sentOutcome', undefined);
  app.decorateRequest('isRefused', false);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    metrics.submissionHandled(request.sentForm, request.sentOutcome ?? otherOutcome(request, reply));
  };
}
