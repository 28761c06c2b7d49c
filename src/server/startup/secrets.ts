import { type Environment, settingIn } from './setting-reader.ts';

/** Looks up a secret by the name of its variable; undefined if it is not set. */
export type Secrets = (variable: string) => string | undefined;

/** A secret as defined by the Standard Webhooks specification. */
const SECRET = /^whsec_([A-Za-z0-9+/]+={0,2})$/;
const SECRET_BYTES = { least: 24, most: 64 };

function isSecret(text: string): boolean {
  const base64 = SECRET.exec(text)?.[1] ?? '';
  const bytes = Buffer.from(base64, 'base64');
  const { least, most } = SECRET_BYTES;
  return bytes.toString('base64') === base64 && bytes.length >= least && bytes.length <= most;
}

/** The secrets in an environment, by the variables that the content names. An invalid secret counts as unset. */
export function secretsIn(environment: Environment): Secrets {
  return (variable) => {
    const text = settingIn(environment, variable);
    return text !== undefined && isSecret(text) ? text : undefined;
  };
}

/** The secrets in the environment of this process. */
export function processSecrets(): Secrets {
  return secretsIn(process.env);
}

/** A sentence for each missing secret of a webhook; none contains a value. */
export function missingSecrets(secrets: Secrets, webhooks: { name: string; secret: string }[] = []): string[] {
  const { least, most } = SECRET_BYTES;
  return webhooks
    .filter(({ secret }) => secrets(secret) === undefined)
    .map(
      ({ name, secret }) =>
        `${secret} must contain the secret of the webhook '${name}': whsec_ followed by ${least} to ${most} random bytes in base64.`,
    );
}
