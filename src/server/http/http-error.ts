import { fillPlaceholders } from '../../contracts/fill-placeholders.ts';
import type { ServerConfig } from '../../contracts/server-config.ts';

type ServerMessages = NonNullable<ServerConfig['serverMessages']>;

/** The name of a message in server-messages.json. */
export type MessageName = Exclude<keyof ServerMessages, '$schema'>;

/** Details of a refused request, for the visitor. */
export interface HttpErrorDetails {
  /** Overrides the named message, for example with the form's own alert. */
  message?: string;
  /** Messages about single fields, by field name. */
  fields?: Record<string, string>;
  /** Values for {placeholders} in the message. */
  values?: Record<string, string>;
  /** Headers of the response, such as Retry-After. */
  headers?: Record<string, string>;
}

/** Thrown if a request is not accepted. The error handler responds with its status and message. */
export class HttpError extends Error {
  readonly statusCode: number;
  readonly messageName: MessageName;
  readonly details: HttpErrorDetails;

  constructor(statusCode: number, messageName: MessageName, details: HttpErrorDetails = {}) {
    super(messageName);
    this.statusCode = statusCode;
    this.messageName = messageName;
    this.details = details;
  }
}

/** The messages of the server. @throws Error if the configuration was built without them */
function messagesOf(config: ServerConfig): ServerMessages {
  if (!config.serverMessages) throw new Error('The configuration has no server messages. Build the site again.');
  return config.serverMessages;
}

/** A message with its {placeholders} filled in. */
export function formatMessage(config: ServerConfig, name: MessageName, values: Record<string, string> = {}): string {
  return fillPlaceholders(messagesOf(config)[name], values);
}
