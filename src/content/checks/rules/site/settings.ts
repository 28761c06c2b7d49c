import { isPrivateHost } from '../../../../contracts/network-address.ts';
import { listProperty, textProperty } from '../../../read/json.ts';
import { differsInOnePlace } from '../../../references/suggestions.ts';
import { changeTo, likelyValue, rightValue } from '../../../report/fixes.ts';
import { asErrors, asWarnings, type FileIssue, type Issues, type Rule } from '../../rule.ts';

/** Checks that the site's address, city and titles are plausible. */
export const rule: Rule = {
  codes: { ...asErrors('site-address'), ...asWarnings('city-differs name-in-template') },
  files: 'site',
  onDocument: ({ data }) => [addressIssues(data), cityIssues(data), templateIssues(data)],
};

function addressIssues(data: unknown): Issues<FileIssue> {
  const url = textProperty(data, 'url');
  if (url === undefined || !/^https?:\/\/./.test(url)) return undefined;
  const host = URL.canParse(url) ? new URL(url).hostname : '';
  const isName = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u.test(host) && !isPrivateHost(host);
  if (isName && url.startsWith('https:')) return undefined;
  const right = url.replace(/^http:/, 'https:');
  const bare = url.replace(/\s+/g, '');
  if (bare !== url && URL.canParse(bare))
    return {
      code: 'site-address',
      message: 'There is a space in the address of the site.',
      ...rightValue('/url', bare),
    };
  return {
    code: 'site-address',
    pointer: '/url',
    message: isName
      ? `${url} is not https, so search engines and shared links would use the wrong address.`
      : `${url} is not an address visitors can open, but search engines, mails and shared links would use it.`,
    suggestion: isName ? `Write "${right}".` : 'Write the public address, such as "https://www.company.example".',
    ...(isName && { fix: changeTo('/url', right) }),
  };
}

function cityIssues(data: unknown): Issues<FileIssue> {
  const city = textProperty(data, 'city') ?? '';
  const town = city.split(',')[0]?.trim().toLowerCase() ?? '';
  const lines = listProperty(data, 'address').map((line) => String(line).toLowerCase());
  if (town === '' || lines.length === 0 || lines.some((line) => line.includes(town))) return undefined;
  const lastLine = String(listProperty(data, 'address').at(-1));
  return {
    code: 'city-differs',
    pointer: '/city',
    message: `The city is ${city}, but no line of "address" mentions it.`,
    suggestion: lastLine.includes(',') ? `Write "${lastLine}", or correct "address".` : 'Correct "city" or "address".',
  };
}

/** Reports a title template with another name that shares a word with the company's: probably only one was changed. */
function templateIssues(data: unknown): Issues<FileIssue> {
  const [name = '', template = ''] = ['name', 'titleTemplate'].map((one) => textProperty(data, one));
  if (template.split('%s').length > 2)
    return {
      code: 'name-in-template',
      message: 'Every title would have the name of its page twice: %s stands for it.',
      ...likelyValue('/titleTemplate', `%s | ${name}`),
    };
  const added = template.replace('%s', '').replace(/^[\s|:·–—-]+|[\s|:·–—-]+$/g, '');
  const words = (text: string) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const isOther = words(added).length > 1 && !added.includes(name) && !name.includes(added);
  if (
    name === '' ||
    differsInOnePlace(added, name) ||
    !isOther ||
    !words(added).some((word) => words(name).includes(word))
  )
    return undefined;
  const right = template.replace(added, () => name);
  return {
    code: 'name-in-template',
    message: `Every title would end with "${added}", but the company is called ${name}.`,
    ...likelyValue('/titleTemplate', right, `Write "${right}", or correct "name".`),
  };
}
