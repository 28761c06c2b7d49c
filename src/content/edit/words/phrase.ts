import { fillGaps } from './fill-gaps.ts';
import texts from './sentences.json' with { type: 'json' };

const all = { ...texts.phrases, ...texts.sentences };

/** The name of a sentence in sentences.json, or of a phrase that sentences contain. */
export type SentenceName = keyof typeof all;

/**
 * An English sentence with its gaps filled. sentences.json contains everything that operations, the history and error
 * messages of edits say. The gaps {what}, {whole} and {other} are for places or entities, {part} for a step of a place,
 * and {noun} for a kind; from these names the studio knows what it can translate.
 */
export function phrase(name: SentenceName, values: Record<string, string | number> = {}): string {
  return fillGaps(all[name], values);
}
