import { fillGaps } from './fill-gaps.ts';
import texts from './sentences.json' with { type: 'json' };

const all = { ...texts.phrases, ...texts.sentences };

/** The name of a sentence, or of a phrase in one. */
export type SentenceName = keyof typeof all;

/**
 * A sentence in English with its gaps filled. All that operations, the history and refusals say lies in sentences.json.
 * A gap {what}, {whole} or {other} holds a place or an entity, {part} a step of a place, {noun} a kind: by these names
 * the studio knows what it can translate.
 */
export function worded(name: SentenceName, values: Record<string, string | number> = {}): string {
  return fillGaps(all[name], values);
}
