import type { ServerConfig } from '../../contracts/server-config.ts';

type ServerMessages = NonNullable<ServerConfig['serverMessages']>;

/** The name of a message in server-messages.json. */
export type MessageName = Exclude<keyof ServerMessages, '$schema'>;

/** What is wrong with a request, in words for the visitor. */
export interface RefusalDetails {
  /** Replaces the named message, such as by the form's own alert. */
  message?: string;
  /** What is wrong with each field, by its name. */
  fields?: Record<string, string>;
  /** Values for {placeholders} in the message. */
  values?: Record<string, string>;
  /** Headers of the response, such as Retry-After. */
  headers?: Record<string, string>;
}

/** A request that is not accepted. The error handler answers with its status and message. */
export class Refusal extends Error {
  readonly statusCode: number;
  readonly messageName: MessageName;
  readonly details: RefusalDetails;

  constructor(statusCode: number, messageName: MessageName, details: RefusalDetails = {}) {
    super(messageName);
    this.statusCode = statusCode;
    this.messageName = messageName;
    this.details = details;
  }
}

/**
 * The messages of the server.
 * @throws Error when the configuration was built without them.
 */
function messagesOf(config: ServerConfig): ServerMessages {
  if (!config.serverMessages) throw new Error('The configuration has no server messages. Build the site again.');
  return config.serverMessages;
}

/** A message with {names} filled in. */
export function say(config: ServerConfig, name: MessageName, values: Record<string, string> = {}): string {
  return messagesOf(config)[name].replace(/\{([a-z]+)\}/g, (whole, key: string) => values[key] ?? whole);
}
