import type { Check } from '../checks.ts';
import type { ContentFile } from '../files.ts';
import type { Report } from '../issues.ts';
import { isObject, textProperty } from '../json.ts';
import { forEachText } from '../texts.ts';

/** A figure that says something by itself: a percentage, a plus, or a number of three digits or more. */
const figure = /(?<![\w.,#/-])(?:KES |KSh )?\d[\d.,]*\d?(?:-\d+)?(?:%\+?|\+|[KMB]\+?)(?![\w%])/g;

/** Where a figure was first typed before a word. */
interface Typed {
  figure: string;
  file: ContentFile;
  pointer: string;
}

/** Files in which figures are content, not code or settings. */
const contentFolders = new Set(['pages', 'modals', 'faqs', 'emails', 'navigation', 'forms']);

/** Figures are quoted from facts.json, so that the site never says one thing here and another there. */
export const check: Check = {
  codes: ['fact-as-text', 'conflicting-figures'],
  start: (content, report) => {
    const facts = content.data('facts');
    const names = new Map(
      isObject(facts) ? Object.entries(facts).map(([name, fact]) => [textProperty(fact, 'value') ?? '', name]) : [],
    );
    const byMeaning = new Map<string, Typed[]>();
    return {
      document: ({ file, data }) => {
        if (!contentFolders.has(file.kind.name)) return;
        forEachText(data, (text, pointer) => {
          if (!/\d/.test(text)) return;
          for (const match of text.matchAll(figure)) {
            const [written] = match;
            const name = names.get(written);
            if (name !== undefined) reportTyped(written, name, file, pointer(), report);
            const meaning = /^\s+([a-z]{4,})/i.exec(text.slice(match.index + written.length))?.[1]?.toLowerCase();
            if (meaning === undefined) continue;
            const typed = byMeaning.get(meaning) ?? [];
            byMeaning.set(meaning, typed);
            if (typed.every((one) => one.figure !== written)) typed.push({ figure: written, file, pointer: pointer() });
          }
        });
      },
      end: () => {
        for (const [meaning, typed] of byMeaning) reportConflict(meaning, typed, report);
      },
    };
  },
};

function reportTyped(written: string, name: string, file: ContentFile, pointer: string, report: Report): void {
  const message = `${written} is typed out here, and it is also the fact "${name}". When the fact changes, this place would keep the old figure.`;
  report({
    severity: 'warning',
    path: file.path,
    pointer,
    at: { text: written },
    code: 'fact-as-text',
    message,
    suggestion: `Write {{facts.${name}}} if it means the same; otherwise add a fact of its own.`,
  });
}

function reportConflict(meaning: string, typed: Typed[], report: Report): void {
  const [first, other] = typed;
  if (!first || !other) return;
  const message = `Here stands "${other.figure} ${meaning}", but in ${first.file.id} stands "${first.figure} ${meaning}".`;
  report({
    severity: 'warning',
    path: other.file.path,
    pointer: other.pointer,
    at: { text: other.figure },
    code: 'conflicting-figures',
    message,
    suggestion: 'Put the right figure into facts.json and quote it in both places as {{facts.name}}.',
  });
}
