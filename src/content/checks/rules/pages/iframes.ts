import { listProperty } from '../../../read/json.ts';
import type { Content, Issue, Issues, Rule } from '../../rule.ts';

/** Checks that embedded pages come from sites allowed in integrations.json; browsers refuse all others. */
export const rule: Rule = {
  codes: {
    'frame-not-allowed': 'error',
    'unused-frame-origin': 'warning',
  },
  *onEnd(content) {
    const integrations = content.documents('integrations')[0];
    if (!integrations) return;
    const allowed = listProperty(integrations.data, 'frameOrigins').map(String);
    yield refused(allowed, content);
    yield unused(allowed, integrations.file.path, content);
  },
};

/** The origin of a URL; undefined if it is not a URL. */
const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : undefined);

function refused(allowed: string[], content: Content): Issues<Issue> {
  return [...content.graph.usesByName('frame').values()]
    .flatMap((uses) => [...uses])
    .map(({ value, from, pointer }) => {
      const origin = originOf(value);
      if (origin !== undefined && allowed.includes(origin)) return undefined;
      const fault =
        origin === undefined
          ? { message: `"${value}" is not a web address.`, suggestion: 'Copy it from the address bar of the browser.' }
          : {
              message: `Browsers will not show content from ${origin}, because the site does not allow it.`,
              suggestion: `Add "${origin}" to "frameOrigins" in integrations.json${allowed.length > 0 ? `, or embed something from ${allowed.join(', ')}` : ''}.`,
            };
      const at = { text: origin ?? value };
      return { code: 'frame-not-allowed', path: from.path, pointer, at, ...fault };
    });
}

function unused(allowed: string[], path: string, content: Content): Issues<Issue> {
  const used = new Set([...content.graph.usesByName('frame').keys()].map(originOf));
  return allowed.map((origin, index) =>
    used.has(origin)
      ? undefined
      : {
          code: 'unused-frame-origin',
          path,
          pointer: `/frameOrigins/${index}`,
          message: `No page embeds anything from ${origin}.`,
          suggestion: 'Remove it if it is no longer needed.',
        },
  );
}
