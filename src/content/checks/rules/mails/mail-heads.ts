import type { Content, ContentDocument } from '../../../read/content.ts';
import { asObject, property, textProperty } from '../../../read/json.ts';
import { ownLink, pathOf } from '../../../references/addresses/own-path.ts';
import { urlIssue } from '../../../references/addresses/web-address.ts';
import { formsWithMail } from '../../../references/mail-forms.ts';
import { placeholdersIn } from '../../../references/placeholders.ts';
import { type Advice, didYouMean, suggestWriting } from '../../../references/suggestions.ts';
import { likelyValue } from '../../../report/fixes.ts';
import { anchorIssue } from '../../links/anchor-links.ts';
import { isRead, type LinkIssue, type Targets, targetsOf } from '../../links/link-targets.ts';
import { asErrors, asWarnings, type FileIssue, type Issues, type Rule, withPath } from '../../rule.ts';

/** Checks that mail subjects are short and unique, and that links to the site have a target. */
export const rule: Rule = {
  codes: {
    ...asWarnings('long-subject repeated-subject subject-without-reference'),
    ...asErrors('dead-mail-link'),
  },
  *onEnd(content) {
    const subjects = new Map<string, string>();
    const targets = targetsOf(content);
    for (const mail of content.documents('emails')) {
      const issues = [
        subjectIssues(mail, subjects, content),
        withoutReference(mail),
        linkIssues(mail, targets, content),
      ];
      yield* withPath(mail.file, issues);
    }
  },
};

/** Characters of a subject shown on a large screen; phones show half as many. */
const MAX_SUBJECT_LENGTH = 100;

function subjectIssues(
  { file, data }: ContentDocument,
  seen: Map<string, string>,
  content: Content,
): Issues<FileIssue> {
  const subject = textProperty(data, 'subject') ?? '';
  const length = subject.replace(/\{\{[^}]*\}\}/g, '').length;
  if (length > MAX_SUBJECT_LENGTH)
    return {
      code: 'long-subject',
      pointer: '/subject',
      message: `The subject has ${length} characters; mail programs show at most ${MAX_SUBJECT_LENGTH} in a list of mails.`,
      suggestion: 'Say the most important thing in a few words.',
    };
  const forms = formsWithMail(file.id, content).map(({ id }) => id);
  if (forms.length === 0) return undefined;
  const mark = `${textProperty(data, 'to')} ${subject.trim().toLowerCase()}`;
  const first = seen.get(mark);
  seen.set(mark, first ?? file.id);
  if (subject === '' || first === undefined) return undefined;
  // Several people of the company may get the same news.
  const isOfSameForm = formsWithMail(first, content).some(({ id }) => forms.includes(id));
  if (isOfSameForm && textProperty(data, 'to') === 'company') return undefined;
  return {
    code: 'repeated-subject',
    pointer: '/subject',
    message: `The mail ${first} has the same subject, so people could not tell the two apart in their inbox.`,
    suggestion: 'Make the subject say what this mail is about.',
  };
}

/** Reports a subject without the reference that a text of the mail asks people to keep there. In English only. */
function withoutReference({ data }: ContentDocument): Issues<FileIssue> {
  const { subject = '', params, ...words } = asObject(data);
  const lines = Object.entries(asObject(params)).flatMap(([name, param]) =>
    textProperty(param, 'field') === 'submissionId' ? [name] : [],
  );
  const [line] = lines;
  const quoted = placeholdersIn(typeof subject === 'string' ? subject : '').map(({ name }) => name);
  if (typeof subject !== 'string' || line === undefined || lines.some((one) => quoted.includes(`params.${one}`)))
    return undefined;
  const piece = KEPT_REFERENCE.exec(JSON.stringify(words))?.[0];
  if (piece === undefined) return undefined;
  const right = `${subject.replace(/[\s:]+$/, '')}: {{params.${line}}}`;
  return {
    code: 'subject-without-reference',
    message: `A text of this mail says "${piece}", but the subject has no reference.`,
    ...likelyValue('/subject', right),
  };
}

const KEPT_REFERENCE = /\b(?:keep|leave) the reference(?: number)? in the subject(?: line)?\b/i;

/** What is wrong with the place on a page that a link names. */
function anchorWords(link: string, targets: Targets, content: Content): LinkIssue | undefined {
  const [path = '', anchor = ''] = link.split('#');
  const page = targets.pages.get(path);
  if (anchor === '' || page === undefined || !isRead(page, content)) return undefined;
  return anchorIssue(link, targets.anchors.get(page), path, content);
}

function linkIssues({ data }: ContentDocument, targets: Targets, content: Content): Issues<FileIssue> {
  const paths = new Set(targets.pages.keys());
  const params = property(data, 'params');
  const texts = Object.entries(asObject(params)).flatMap(([name, param]) => {
    const text = textProperty(param, 'text');
    return text === undefined ? [] : [{ pointer: `/params/${name}/text`, text }];
  });
  return texts.map(({ pointer, text }) => {
    const link = ownLink(text);
    const path = link === undefined ? undefined : pathOf(link);
    if (path !== undefined && paths.size > 0 && !paths.has(path)) return deadLink(pointer, path, paths);
    const place = link === undefined ? undefined : anchorWords(link, targets, content);
    if (link !== undefined && place) return { ...place, pointer, at: { text: link } };
    if (/^https?:\/\/(?:localhost|127\.|10\.|192\.168\.)/.test(text)) return ofOwnComputer(pointer, text, paths);
    const issue = /^https?:\/\/\S+$/.test(text) ? urlIssue(text, undefined) : undefined;
    return issue ? { ...issue, pointer, at: { text } } : undefined;
  });
}

function deadLink(pointer: string, path: string, paths: Set<string>): FileIssue {
  return {
    code: 'dead-mail-link',
    pointer,
    at: { text: path },
    message: `This mail links to ${path}, but no page has this path.`,
    ...pathFor(path, paths),
  };
}

/** The path that is meant: a similar one, or the only one that begins with it, as /market-welcome for /market. */
function pathFor(path: string, paths: Set<string>): Advice {
  const shown = { quoted: (name: string) => `"{{site.url}}${name}"`, meant: (name: string) => name };
  const [only, another] = [...paths].filter((name) => name.startsWith(path) && /^[-/]/.test(name.slice(path.length)));
  return only !== undefined && another === undefined && path.length > 2
    ? { suggestion: `Did you mean ${shown.quoted(only)}?`, meant: only }
    : didYouMean(path, paths, 'Write {{site.url}} and a path from routes.json.', shown);
}

/** Reports a page of the preview server, which only its author can open. */
function ofOwnComputer(pointer: string, text: string, paths: Set<string>): FileIssue {
  const path = URL.canParse(text) ? new URL(text).pathname : '';
  const right = paths.has(path) ? `{{site.url}}${path}` : undefined;
  return {
    code: 'dead-mail-link',
    pointer,
    at: { text },
    message: `This mail links to ${text}, which leads to a computer of your own; nobody else can open it.`,
    ...(right === undefined
      ? { suggestion: 'Write {{site.url}} and a path from routes.json.' }
      : suggestWriting(right)),
  };
}
