import { isPrivateHost } from '../../../../contracts/network-address.ts';
import { listProperty, property, textProperty } from '../../../read/json.ts';
import { type Advice, didYouMean, suggestWriting, wordsOf } from '../../../references/suggestions.ts';
import type { FileIssue, Issues } from '../../../report/issues.ts';
import { asErrors, asWarnings, type Content, type Rule, withPath, withPointerPrefix } from '../../rule.ts';
import { isSecret } from '../secrets.ts';

/** Checks that webhooks have unique names, callable addresses and existing fields. */
export const rule: Rule = {
  codes: {
    ...asErrors(`
      duplicate-webhook webhook-address webhook-inside webhook-of-newsletter unknown-webhook-field secret-in-content
    `),
    ...asWarnings('shared-webhook-secret'),
  },
  *onEnd(content) {
    const integrations = content.documents('integrations')[0];
    if (!integrations) return;
    const webhooks = listProperty(integrations.data, 'webhooks');
    for (const [index, webhook] of webhooks.entries()) {
      const own = [
        twice(webhook, webhooks.slice(0, index)),
        secretItself(webhook),
        addressIssues(webhook),
        newsletters(webhook, content),
        unknownFields(webhook, content),
      ];
      yield* withPath(integrations.file, withPointerPrefix(`/webhooks/${index}`, own));
    }
  },
};

function twice(webhook: unknown, earlier: unknown[]): FileIssue[] {
  const isTaken = (name: string) => {
    const value = textProperty(webhook, name);
    return value !== undefined && earlier.some((other) => textProperty(other, name) === value);
  };
  const [name, secret] = [textProperty(webhook, 'name'), textProperty(webhook, 'secret')];
  const sameName: FileIssue = {
    code: 'duplicate-webhook',
    pointer: '/name',
    message: `Two webhooks have the name "${name}", so nobody could tell their calls apart.`,
    suggestion: 'Give one of them another name.',
  };
  const sameSecret: FileIssue = {
    code: 'shared-webhook-secret',
    pointer: '/secret',
    message: `Two webhooks share the secret in ${secret}: each system could impersonate this site to the other.`,
    suggestion: 'Give each webhook its own secret.',
  };
  return [...(isTaken('name') ? [sameName] : []), ...(isTaken('secret') ? [sameSecret] : [])];
}

/** Reports the secret itself, in the place of the name of its setting. */
function secretItself(webhook: unknown): Issues<FileIssue> {
  if (!isSecret(textProperty(webhook, 'secret') ?? '')) return undefined;
  const name = (textProperty(webhook, 'name') ?? 'crm').toUpperCase().replace(/[^A-Z0-9]+/g, '_');
  const setting = `${/^[A-Z]/.test(name) ? name : 'CRM'}_WEBHOOK_SECRET`;
  return {
    code: 'secret-in-content',
    pointer: '/secret',
    message: 'This is the secret itself, and everybody who has seen this file knows it.',
    suggestion: `Write "${setting}" here, and put a new secret into the settings of the server under this name.`,
  };
}

function addressIssues(webhook: unknown): Issues<FileIssue> {
  const address = textProperty(webhook, 'url');
  if (address === undefined) return undefined;
  const isInside = property(webhook, 'allowPrivate') === true;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const protocols = isInside ? ['https:', 'http:'] : ['https:'];
  const hasNoHost = url !== undefined && !isInside && !/[.:]/.test(url.hostname) && url.hostname !== 'localhost';
  if (
    !url ||
    hasNoHost ||
    /\s/.test(address) ||
    !protocols.includes(url.protocol) ||
    url.username ||
    url.password ||
    url.hash
  ) {
    const secured =
      url?.protocol === 'http:' && !isPrivateHost(url.hostname) ? address.replace(/^http:/i, 'https:') : '';
    if (secured !== '' && !url?.username && !url?.password && !url?.hash)
      return {
        code: 'webhook-address',
        pointer: '/url',
        message: `"${address}" would carry the answers of visitors readable for everybody on the way.`,
        ...suggestWriting(secured),
      };
    return {
      code: 'webhook-address',
      pointer: '/url',
      message: `"${address}" is not an address the server can call.`,
      suggestion: `Write an address that begins with ${isInside ? 'https:// or http://' : 'https://'}, without a password before its name and without a #.`,
    };
  }
  if (isInside || !isPrivateHost(url.hostname)) return undefined;
  return {
    code: 'webhook-inside',
    pointer: '/url',
    message: `${url.hostname} is an address inside your own network, and the server does not call those.`,
    suggestion: 'Write the public address of the system, or ask a developer about "allowPrivate".',
  };
}

/** The existing forms of a webhook with their index; all enquiry forms if it names none. */
function formsOf(webhook: unknown, content: Content): { data: unknown; index: number; id: string }[] {
  const all = content.documents('forms').map(({ file, data }) => ({ id: file.id, data, index: -1 }));
  if (property(webhook, 'forms') === undefined) return all.filter(({ data }) => !isNewsletter(data));
  return listProperty(webhook, 'forms').flatMap((id, index) =>
    all.filter((form) => form.id === id).map((form) => ({ ...form, index })),
  );
}

const isNewsletter = (form: unknown) => textProperty(form, 'kind') === 'subscription';

function newsletters(webhook: unknown, content: Content): FileIssue[] {
  return formsOf(webhook, content)
    .filter(({ data }) => isNewsletter(data))
    .map(({ id, index }) => ({
      code: 'webhook-of-newsletter',
      pointer: `/forms/${index}`,
      message: `The form ${id} is a newsletter sign-up, and unconfirmed sign-ups are never sent to webhooks.`,
      suggestion: 'Remove it.',
    }));
}

function unknownFields(webhook: unknown, content: Content): Issues<FileIssue> {
  const forms = formsOf(webhook, content);
  const known = new Set(
    forms.flatMap(({ data }) => listProperty(data, 'fields').flatMap((field) => textProperty(field, 'name') ?? [])),
  );
  if (forms.length === 0) return undefined;
  return listProperty(webhook, 'fields').map((field, index) =>
    typeof field !== 'string' || known.has(field)
      ? undefined
      : {
          code: 'unknown-webhook-field',
          target: field,
          pointer: `/fields/${index}`,
          message: `None of its forms has a field "${field}".`,
          ...fieldFor(field, content.withoutInvalidNames(known)),
        },
  );
}

/** The field that is meant: one with a similar name, or the only one with the same word, as "fullName" for "name". */
function fieldFor(written: string, known: readonly string[]): Advice {
  const words = wordsOf(written);
  const [only, another] = known.filter((name) => words.every((word) => wordsOf(name).includes(word)));
  const otherwise = 'Name a field of one of its forms.';
  return only !== undefined && another === undefined && words.length > 0
    ? { suggestion: `Did you mean "${only}"?`, meant: only }
    : didYouMean(written, known, otherwise);
}
