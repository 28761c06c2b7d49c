import type { Content } from '../../read/content.ts';
import { asObject, property } from '../../read/json.ts';
import { namesFrom } from '../../references/name-sources.ts';
import { type Advice, didYouMean, isClose, nearest, write } from '../../references/nearest.ts';
import { type ReferenceKind, referenceKind, unknownCodes } from '../../references/reference-kinds.ts';
import type { Use } from '../../references/uses.ts';
import type { Issue } from '../../report/issues.ts';
import type { Check } from '../check.ts';

/** Checks that every reference in the content exists. */
export const check: Check = {
  codes: Object.fromEntries(unknownCodes.map((code) => [code, 'error'])),
  *end(content) {
    for (const name of content.graph.kinds()) {
      const kind = referenceKind(name, content.kinds);
      if (!kind?.code || !kind.names) continue;
      const known = namesFrom(kind.names, content);
      if (!known) continue;
      for (const [value, places] of content.graph.named(name)) {
        if (value === '' || known.has(value)) continue;
        const offered = content.wellNamed(known);
        for (const [, uses] of Map.groupBy(places, ({ from }) => from.path)) {
          const reported = uses.length > MANY ? uses.slice(0, 1) : uses;
          for (const use of reported)
            yield unknown(kind, use, known, offered, { all: places.length, here: uses.length }, content);
        }
      }
    }
  },
};

/** If a file uses the same unknown name more often than this, it gets one finding. */
const MANY = 3;

/** The possible names, if there are only a few. */
const few = (offered: readonly string[]) =>
  offered.length > 0 && offered.length <= 8 ? ` (${offered.join(', ')})` : '';

/** The only unused name of this kind: probably the new name of the intended entity. */
function unnamed({ kind }: Use, offered: readonly string[], content: Content): string | undefined {
  const free = offered.filter((name) => [...content.graph.usedBy(kind, name)].length === 0);
  return free.length === 1 ? free[0] : undefined;
}

/** The name of the palette colour with this hex code. */
function colourCalled(written: string, content: Content): string | undefined {
  const colours = Object.entries(asObject(property(content.data('theme'), 'palette')));
  return colours.find(([, value]) => value === written.toLowerCase())?.[0];
}

/** The name that differs only in characters other than letters and digits. */
function writtenAlike(written: string, offered: readonly string[]): string | undefined {
  const bare = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return bare(written) === '' ? undefined : offered.find((name) => bare(name) === bare(written));
}

/** Advice for a message written out instead of its name. */
function messageFor(words: string, content: Content): Advice {
  const messages = property(content.data('messages'), 'messages');
  const [known] = Object.entries(asObject(messages)).find(([, text]) => text === words) ?? [];
  if (known !== undefined) return write(known);
  return {
    suggestion:
      'Add the sentence to "messages" in messages.json under a name of its own, such as "day-required", and write that name here.',
  };
}

/** Advice if the entity's own name is misspelt, and several uses have the right one. */
const misnamedThere = (written: string, there: string, place: string) => ({
  suggestion: `${place} has "${there}", which nothing uses: rename it to "${written}" there.`,
});

function unknown(
  kind: ReferenceKind,
  use: Use,
  known: ReadonlySet<string>,
  offered: string[],
  times: { all: number; here: number },
  content: Content,
): Issue {
  const { noun, place, code = '' } = kind;
  const spaced = use.value.trim() !== use.value && known.has(use.value.trim());
  const same = kind.code === 'unknown-colour' ? colourCalled(use.value, content) : undefined;
  const dashed = use.value.replace(/(?<=[a-z0-9])(?=[A-Z])|[\s_]+/g, '-').toLowerCase();
  const file = use.value.replace(/^.*\//, '');
  const bare = offered.includes(file) ? file : file.replace(/\.(json|svg|webp|jpe?g|png|avif)$/i, '');
  const isOnTheWeb = kind.code === 'unknown-image' && /^https?:/i.test(use.value);
  const isRoute = kind.code === 'unknown-page' && use.from.kind.name === 'routes';
  const sentence =
    kind.code === 'unknown-message' && /\s/.test(use.value.trim()) ? messageFor(use.value, content) : undefined;
  if (sentence !== undefined)
    return {
      code,
      path: use.from.path,
      pointer: use.pointer,
      message: `${JSON.stringify(use.value)} is a sentence, but messages are named here.`,
      ...sentence,
    };
  const otherwise = isOnTheWeb
    ? 'Download the picture, put the file into images/, describe it in images.json, and write its name there.'
    : isRoute
      ? `Choose one from ${place}, add it there, or remove this route; "moved" can lead its paths on to another page.`
      : times.all > 1
        ? `It is named in ${times.all} places, so it was probably renamed or deleted: put it back into ${place}, or name another one.`
        : `Choose one from ${place}${few(offered)}${kind.names?.by === 'engine' && !place.endsWith('/') ? '.' : ', or add it there.'}`;
  const plain = [same, bare.trim(), dashed, writtenAlike(use.value, offered)].find(
    (name) => name !== undefined && known.has(name),
  );
  const meant = nearest(use.value, offered);
  // A name used in several places is unlikely to be a typo in all of them.
  const isTypo = times.all === 1 || (meant !== undefined && isClose(use.value, meant));
  const isMisnamed =
    meant !== undefined && times.all > 1 && isTypo && [...content.graph.usedBy(use.kind, meant)].length === 0;
  const advice =
    plain !== undefined
      ? write(plain)
      : isMisnamed
        ? misnamedThere(use.value, meant, place)
        : isTypo
          ? didYouMean(use.value, offered, otherwise)
          : { suggestion: otherwise };
  const free = advice.suggestion === otherwise && !isOnTheWeb ? unnamed(use, offered, content) : undefined;
  const isNear = spaced || (isTypo && meant !== undefined && advice.suggestion !== otherwise);
  const more = times.here > MANY ? ` It is named ${times.here} times in this file.` : '';
  const message = `There is no ${noun} "${use.value}".${isNear ? '' : ` It is not in ${place}.`}${more}`;
  return {
    code,
    path: use.from.path,
    pointer: use.pointer,
    at: { text: use.value },
    message,
    ...(free === undefined
      ? advice
      : {
          suggestion: `Was it renamed? Nothing uses "${free}": write that, or bring "${use.value}" back.`,
          meant: free,
        }),
  };
}
