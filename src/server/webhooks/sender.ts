import { Webhook as Signer } from 'standardwebhooks';
import type { ServerConfig } from '../../contracts/server-config.ts';
import type { WebhookCall } from '../storage/deliveries.ts';
import { post } from './post.ts';
import { failureOf } from './response-status.ts';

/** Milliseconds that a call may take, from the lookup to the end of the response. */
const TIMEOUT = 15_000;

/** Dependencies of webhook calls. */
export interface SenderDependencies {
  /** Called for every call, so that a corrected URL applies to waiting calls. */
  getConfig: () => ServerConfig;
  /** The secret in an environment variable; undefined if it is not set. */
  secretOf: (variable: string) => string | undefined;
  /** Milliseconds; for tests. */
  timeout?: number;
}

/** The headers of one attempt. The signature covers id, time and body. */
function signedHeaders(secret: string, { messageId, body }: WebhookCall, now: Date): Record<string, string> {
  return {
    'webhook-id': messageId,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Signer(secret).sign(messageId, now, body),
  };
}

/**
 * Returns a function that makes a webhook call, and resolves when the receiver has accepted it. It rejects with
 * Undeliverable if the receiver says that it is gone, with RetryLater if it asks for a pause, otherwise with an error
 * whose message is a code.
 */
export function webhookSender(deps: SenderDependencies): (call: WebhookCall) => Promise<void> {
  return async (call) => {
    const { site, integrations } = deps.getConfig();
    const webhook = integrations.webhooks?.find(({ name }) => name === call.webhook);
    // The webhook may have been removed by mistake: the call is made once it is back.
    if (!webhook) throw new Error('not in integrations.json');
    const secret = deps.secretOf(webhook.secret);
    if (secret === undefined) throw new Error(`no secret in ${webhook.secret}`);
    const now = new Date();
    const { status, retryAfter } = await post({
      url: webhook.url,
      headers: {
        'content-type': 'application/json',
        'user-agent': new URL(site.url).hostname,
        ...signedHeaders(secret, call, now),
      },
      body: call.body,
      allowPrivate: webhook.allowPrivate === true,
      timeout: deps.timeout ?? TIMEOUT,
    });
    const failure = failureOf(status, retryAfter, now);
    if (failure) throw failure;
  };
}
