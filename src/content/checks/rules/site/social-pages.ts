import { listProperty, textProperty } from '../../../read/json.ts';
import { likelyValue, removeValue, unsafe } from '../../../report/fixes.ts';
import { asWarnings, type FileIssue, type Issues, type Rule } from '../../rule.ts';

/** Checks that the links to social networks are listed once, and lead where they say. */
export const rule: Rule = {
  codes: asWarnings('social-twice social-elsewhere'),
  files: 'site',
  onDocument: ({ data }) => [socialIssues(data), networkIssues(data)],
};

function socialIssues(data: unknown): Issues<FileIssue> {
  const entries = listProperty(data, 'social');
  return ['label', 'link'].map((name) => {
    const values = entries.map((entry) => textProperty(entry, name)?.trim().toLowerCase());
    return values.map((value, index) =>
      value === undefined || value === '' || value === '#' || values.indexOf(value) === index
        ? undefined
        : {
            code: 'social-twice',
            pointer: `/social/${index}/${name}`,
            message: `"${textProperty(entries[index], name)}" is listed twice among the social pages.`,
            suggestion: 'Remove one of them, or correct it.',
            fix: unsafe(removeValue(`/social/${index}`)),
          },
    );
  });
}

/** Social networks, and the hosts of their URLs. */
const NETWORKS: Record<string, RegExp> = {
  facebook: /(?:^|\.)(?:facebook\.com|fb\.(?:com|me))$/,
  instagram: /(?:^|\.)instagram\.com$/,
  linkedin: /(?:^|\.)linkedin\.com$/,
  tiktok: /(?:^|\.)tiktok\.com$/,
  twitter: /(?:^|\.)(?:twitter|x)\.com$/,
  whatsapp: /(?:^|\.)(?:wa\.me|whatsapp\.com)$/,
  youtube: /(?:^|\.)(?:youtube\.com|youtu\.be)$/,
};

/** Reports labels that name a different network than their link. */
function networkIssues(data: unknown): Issues<FileIssue> {
  return listProperty(data, 'social').map((entry, index) => {
    const label = textProperty(entry, 'label') ?? '';
    const link = textProperty(entry, 'link') ?? '';
    const host = URL.canParse(link) ? new URL(link).hostname : '';
    const there = Object.entries(NETWORKS).find(([, hosts]) => hosts.test(host))?.[0];
    const named = Object.keys(NETWORKS).find((name) => label.toLowerCase().includes(name));
    const drawn = Object.keys(NETWORKS).find((name) => textProperty(entry, 'icon') === `brand-${name}`);
    if (named !== undefined && drawn !== undefined && drawn !== named) return otherIcon(index, label, drawn, named);
    if (there === undefined || named === undefined || there === named) return undefined;
    return {
      code: 'social-elsewhere',
      pointer: `/social/${index}/link`,
      message: `The label says ${label}, but the link leads to ${host}.`,
      suggestion: 'Correct one of the two.',
    };
  });
}

function otherIcon(index: number, label: string, drawn: string, named: string): FileIssue {
  return {
    code: 'social-elsewhere',
    message: `The label says ${label}, but the icon is that of ${drawn}.`,
    ...likelyValue(`/social/${index}/icon`, `brand-${named}`, `Write "brand-${named}", or correct the label.`),
  };
}
