import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { NewSubmission } from '../storage/records.ts';
import type { Metrics, SubmissionOutcome } from './metrics.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The id of the form that was sent, as soon as it is known. */
    sentForm: string | undefined;
    /** The outcome of the submission; undefined if it was refused. */
    sentOutcome: SubmissionOutcome | undefined;
    /** Whether the visitor was told why it is not accepted, or not now; otherwise it failed. */
    isRefused: boolean;
  }
}

/** The outcome of a stored submission. */
export function storedOutcome({ submission }: NewSubmission, isRepeat: boolean): SubmissionOutcome {
  if (isRepeat) return 'repeated';
  return submission.status === 'quarantined' ? 'quarantined' : 'stored';
}

function otherOutcome({ isRefused }: FastifyRequest, { statusCode }: FastifyReply): SubmissionOutcome {
  if (statusCode === 409) return 'conflict';
  return isRefused || statusCode < 500 ? 'refused' : 'failed';
}

/**
 * Returns the onResponse hook of routes that accept submissions. It counts each once, including those refused early.
 */
export function watchSubmissions(app: FastifyInstance, metrics: Metrics) {
  app.decorateRequest('sentForm', undefined);
  app.decorateRequest('sentOutcome', undefined);
  app.decorateRequest('isRefused', false);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    metrics.submissionHandled(request.sentForm, request.sentOutcome ?? otherOutcome(request, reply));
  };
}
