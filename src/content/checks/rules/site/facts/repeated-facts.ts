import { asObject, pointerStep, property, textProperty } from '../../../../read/json.ts';
import type { FileIssue, Issues } from '../../../../report/issues.ts';
import { asWarnings, type Rule } from '../../../rule.ts';

/** Checks that no figure is in facts.json twice. */
export const rule: Rule = {
  codes: asWarnings('repeated-fact'),
  files: 'facts',
  onDocument: ({ data }) => factIssues(data),
};

function factIssues(data: unknown): Issues<FileIssue> {
  const seen = new Map<string, string>();
  return Object.entries(asObject(data)).map(([name, fact]) => {
    const [value, meaning] = [textProperty(fact, 'value'), property(fact, 'meaning')];
    const mark = String(meaning).trim().toLowerCase();
    const first = seen.get(mark);
    if (value !== undefined && meaning !== undefined) seen.set(mark, first ?? name);
    if (value === undefined || first === undefined) return undefined;
    if (textProperty(property(data, first), 'value')?.trim().toLowerCase() !== value.trim().toLowerCase())
      return sameMeaning(name, first);
    return {
      code: 'repeated-fact',
      pointer: pointerStep(name),
      at: 'key' as const,
      message: `"${first}" is the same figure with the same meaning; sooner or later only one of them would be updated.`,
      suggestion: `Quote {{facts.${first}}} everywhere, and remove "${name}".`,
    };
  });
}

/**
 * Reports two facts with the same meaning: after copying, only the value was changed, or they contradict each other.
 */
function sameMeaning(name: string, first: string): FileIssue {
  return {
    code: 'repeated-fact',
    pointer: `${pointerStep(name)}/meaning`,
    message: `"${first}" has the same meaning but another value, so one of the two is wrong or means something else.`,
    suggestion: `Say what "${name}" counts, or correct "${first}" and remove "${name}".`,
  };
}
