import { asObject, listProperty, pointerStep, textProperty } from '../../../read/json.ts';
import { placeholdersIn } from '../../../references/placeholders.ts';
import { changeTo, unsafe } from '../../../report/fixes.ts';
import { asErrors, type FileIssue, type Rule } from '../../rule.ts';

/** Checks that the buttons for joining and leaving the newsletter do what their labels say. Labels in English only. */
export const rule: Rule = {
  codes: asErrors('newsletter-button-elsewhere'),
  files: 'emails',
  *onDocument({ data }) {
    const lines = new Map(linesOf(data));
    if (lines.size === 0) return;
    const mixedUp = mixedUpLines(data);
    yield mixedUp;
    if (mixedUp !== undefined) return;
    const buttons = listProperty(data, 'buttons').map((button, index) => buttonOf(button, index, lines));
    // A second button of the same purpose may lead to a page about it.
    const isDone = ({ promised, leadsTo }: Button) =>
      leadsTo === undefined && buttons.some((other) => other.promised === promised && other.leadsTo === promised);
    const [first] = buttons.filter((button) => !button.fits && !isDone(button));
    if (first === undefined) return;
    yield issueOf(first, buttons, lines);
  },
};

/** The links that the server makes for each subscriber, and what a button of each says. */
const LABEL_PATTERNS: Record<string, RegExp> = {
  leaveLink:
    /\b(?:unsubscrib(?:e|ing)|opt out|(?:cancel|end|stop) (?:my|your|the) (?:subscription|newsletter)|(?:delete|erase|remove) (?:me|(?:my|your) (?:address|e-?mail|name|subscription))|leave (?:our|the|this) (?:list|newsletter)|take me off)\b/i,
  confirmLink: /\b(?:confirm|activate|verify)\b/i,
};

/** A button, the link that its label promises and the one that it has; undefined for other links. */
interface Button {
  index: number;
  label: string;
  link: string;
  promised: string | undefined;
  leadsTo: string | undefined;
  fits: boolean;
}

/** The links of the server in a mail, each with its line in "params". */
function linesOf(mail: unknown): (readonly [field: string, line: string])[] {
  const { params } = asObject(mail);
  return Object.entries(asObject(params)).flatMap(([line, param]) => {
    const field = textProperty(param, 'field') ?? '';
    return Object.hasOwn(LABEL_PATTERNS, field) ? [[field, line] as const] : [];
  });
}

/** Reports lines that are named after one link and have the other, as in "confirm_link": { "field": "leaveLink" }. */
function mixedUpLines(mail: unknown): FileIssue | undefined {
  const beginning = (name: string) => /^[a-z]+/.exec(name)?.[0];
  const wrong = linesOf(mail).flatMap(([field, line]) => {
    const right = Object.keys(LABEL_PATTERNS).find((one) => one !== field && beginning(one) === beginning(line));
    return right === undefined ? [] : [{ field, line, right, pointer: `/params${pointerStep(line)}/field` }];
  });
  const [first, second] = wrong;
  if (first === undefined) return undefined;
  return {
    code: 'newsletter-button-elsewhere',
    pointer: first.pointer,
    message: `Whoever presses a button with {{params.${first.line}}} ${OUTCOMES[first.field]}, against its name.`,
    suggestion: `Write "${first.right}"${second === undefined ? '.' : `, and "${second.right}" for "${second.line}".`}`,
    fix: unsafe({
      ...changeTo(first.pointer, first.right),
      changes: wrong.map(({ pointer, right }) => ({ type: 'set', at: pointer, value: right })),
    }),
  };
}

function buttonOf(button: unknown, index: number, lines: ReadonlyMap<string, string>): Button {
  const [label = '', link = ''] = ['label', 'link'].map((name) => textProperty(button, name));
  const [promised] = Object.keys(LABEL_PATTERNS).filter((one) => LABEL_PATTERNS[one]?.test(label));
  const quoted = placeholdersIn(link).map(({ name }) => name);
  const leadsTo = [...lines].find(([, line]) => quoted.includes(`params.${line}`))?.[0];
  const fits = promised === undefined || link === '' || leadsTo === promised || !lines.has(promised);
  return { index, label, link, promised, leadsTo, fits };
}

/** Reports a button that leads elsewhere, and names its twin if the two have each other's links. */
function issueOf(button: Button, buttons: readonly Button[], lines: ReadonlyMap<string, string>): FileIssue {
  const { index, label, link, promised = '', leadsTo } = button;
  const right = `{{params.${lines.get(promised)}}}`;
  const pointer = `/buttons/${index}/link`;
  const twin = buttons.find((other) => other.leadsTo === promised && other.promised !== promised);
  const fix = changeTo(pointer, right);
  const done = leadsTo === undefined ? 'does not do that' : OUTCOMES[leadsTo];
  return {
    code: 'newsletter-button-elsewhere',
    pointer,
    message: `Whoever presses "${label}" ${done}: the link of this button is another one.`,
    suggestion: `Write "${right}"${twin === undefined ? '.' : `, and "${link}" for the button "${twin.label}".`}`,
    fix: unsafe(
      twin !== undefined && 'changes' in fix
        ? { ...fix, changes: [...fix.changes, { type: 'set', at: `/buttons/${twin.index}/link`, value: link }] }
        : fix,
    ),
  };
}

/** What happens to those who press a button with a link. */
const OUTCOMES: Record<string, string> = {
  leaveLink: 'would leave the list',
  confirmLink: 'would join the list',
};
