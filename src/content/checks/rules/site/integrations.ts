import { ENDPOINTS, NEWSLETTER_ENDPOINTS } from '../../../../contracts/endpoints.ts';
import { asObject, isObject, type JsonObject, property, textProperty } from '../../../read/json.ts';
import { changeTo, likelyValue, rightValue } from '../../../report/fixes.ts';
import type { Content, FileIssue, Issues, Rule } from '../../rule.ts';

/** Checks that endpoints exist on the server, and that limits can be reached. */
export const rule: Rule = {
  codes: { 'wrong-endpoint': 'error', 'bad-origin': 'error', 'crossed-limits': 'error' },
  files: 'integrations',
  *onDocument({ data }, content) {
    const newsletter = property(data, 'newsletter');
    yield [
      endpointIssues(data, '', ENDPOINTS, content),
      endpointIssues(newsletter, '/newsletter', NEWSLETTER_ENDPOINTS, content),
      originIssues(data),
      limitIssues(data),
      newsletterLimits(newsletter),
    ];
  },
};

/** Endpoints on another server are not checked. */
function endpointIssues(
  data: unknown,
  above: string,
  endpoints: Readonly<Record<string, string>>,
  content: Content,
): Issues<FileIssue> {
  const own = hostOf(textProperty(content.data('site'), 'url') ?? '');
  return Object.entries(endpoints).map(([name, right]) => {
    const written = textProperty(data, name);
    if (written === undefined || written === right) return undefined;
    if (/^https:\/\/./.test(written) && (own === '' || hostOf(written) !== own)) return undefined;
    const pointer = `${above}/${name}`;
    return {
      code: 'wrong-endpoint',
      message: `The server has no address "${written}", so nothing sent there would arrive.`,
      ...rightValue(pointer, right),
    };
  });
}

/** The host of a URL, without www. */
const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : '');

function originIssues(data: unknown): Issues<FileIssue> {
  const pointer = '/emailjs/origin';
  const written = textProperty(property(data, 'emailjs'), 'origin');
  if (written === undefined || written === '') return undefined;
  const whole = /^https?:\/\//.test(written) ? written : `https://${written}`;
  const right = URL.canParse(whole) ? new URL(whole).origin.replace(/^http:/, 'https:') : '';
  if (written === right) return undefined;
  return {
    code: 'bad-origin',
    pointer,
    message: `"${written}" is not the address of a mail service. Write https:// and its name, without a slash at the end.`,
    suggestion: right === '' ? 'Leave the text empty, and this site sends the mails.' : `Write "${right}".`,
    fix: changeTo(pointer, right),
  };
}

function limitIssues(data: unknown): Issues<FileIssue> {
  const limits = property(data, 'confirmations');
  const [save, upload] = [property(data, 'saveTimeout'), property(data, 'uploadTimeout')];
  const crossed = typeof save === 'number' && typeof upload === 'number' && upload < save ? [hastyUpload(save)] : [];
  const others = Object.entries(asObject(limits)).flatMap(([name, limit]) => {
    const [hour, day] = [property(limit, 'hour'), property(limit, 'day')];
    if (typeof hour !== 'number' || typeof day !== 'number' || hour <= day) return [];
    return {
      code: 'crossed-limits',
      pointer: `/confirmations/${name}/hour`,
      message: `The limit of ${hour} per hour can never be reached: only ${day} are allowed per day.`,
      suggestion: `Write ${day} or less, or raise "day".`,
    };
  });
  return [...crossed, ...others, isObject(limits) ? unreachedLimits(limits) : undefined];
}

/** Reports limits per visitor that exceed the limit for all visitors together. */
function unreachedLimits(limits: JsonObject): Issues<FileIssue> {
  const inAll = limits.inAll;
  return Object.entries(limits).map(([name, limit]) =>
    ['hour', 'day'].map((time) => {
      const [one, all] = [property(limit, time), property(inAll, time)];
      if (typeof one !== 'number' || typeof all !== 'number' || one <= all) return undefined;
      return {
        code: 'crossed-limits',
        pointer: `/confirmations/${name}/${time}`,
        message: `The limit of ${one} per ${time} can never be reached: only ${all} are allowed for all visitors together.`,
        suggestion: `Write ${all} or less, or raise "inAll".`,
      };
    }),
  );
}

function hastyUpload(save: number): FileIssue {
  return {
    code: 'crossed-limits',
    message: `A form with a document would be given up sooner than one without, which has ${save / 1000} seconds.`,
    ...likelyValue('/uploadTimeout', save, `Write ${save} or more.`),
  };
}

/** Reports more sign-ups than mails in an hour: people would wait for the mail that they have to confirm. */
function newsletterLimits(newsletter: unknown): Issues<FileIssue> {
  const [mails, signUps] = ['mailsAnHour', 'signUpsAnHour'].map((name) => property(newsletter, name));
  if (typeof mails !== 'number' || typeof signUps !== 'number' || mails >= signUps) return undefined;
  return {
    code: 'crossed-limits',
    pointer: '/newsletter/mailsAnHour',
    message: `Up to ${signUps} people may sign up in an hour, but only ${mails} of them would get the mail to confirm it.`,
    suggestion: `Write ${signUps} or more, or lower "signUpsAnHour".`,
  };
}
