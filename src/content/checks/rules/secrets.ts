import { correction } from '../../report/fixes.ts';
import { type Rule, TextFeature } from '../rule.ts';

/** Passwords and private keys of well-known services, recognised by their prefix. */
const SECRET =
  /(?<![\w-])(?:(?:sk|rk)_(?:live|test)_\w{8,}|sk-(?:proj-|ant-)?[\w-]{20,}|AKIA[0-9A-Z]{16}|gh[pousr]_\w{20,}|github_pat_\w{20,}|glpat-[\w-]{20}|xox[abprs]-[\w-]{10,}|SG\.[\w-]{16,}\.[\w-]{16,}|whsec_[\w+/=]{16,}|EAA\w{40,})|-----BEGIN [A-Z ]*PRIVATE KEY-----/;

/** Whether a whole text is a secret rather than a name: it has the form of one, or no word can be read in it. */
export const isSecret = (text: string): boolean =>
  SECRET.test(text) ||
  /^[\da-f]{24,}$/i.test(text) ||
  (/^[\w+/=-]{20,}$/.test(text) && [/[a-z]/, /[A-Z]/, /\d\D+\d/].every((pattern) => pattern.test(text)));

/** Checks that the content contains no secrets, since all of it may reach visitors. */
export const rule: Rule = {
  codes: { 'secret-in-content': 'error' },
  onText: (text, pointerOf, _document, features) => {
    if ((features & (TextFeature.digit | TextFeature.underscore | TextFeature.doubled)) === 0) return undefined;
    const piece = SECRET.exec(text)?.[0];
    if (piece === undefined) return undefined;
    const pointer = pointerOf();
    // A secret instead of the name of its variable is reported by the rules of webhooks.
    if (pointer.endsWith('/secret')) return undefined;
    return {
      code: 'secret-in-content',
      message:
        'This looks like the password or private key of a service, and everything in these files can reach every visitor.',
      ...correction(pointer, text, piece, ''),
      suggestion:
        'Remove it, and get a new one from the service: anyone who has seen this file knows it. Secrets are settings of the server.',
    };
  },
};
