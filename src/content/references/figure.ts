import { FIGURE_STATUSES, type Figure, type Proof } from '../../contracts/resolved.ts';
import { property, textProperty } from '../read/json.ts';
import { fillText, type PlaceholderSources, placeholdersIn } from './placeholders.ts';

const PREFIX = 'facts.';

/** The names of the facts for which a text has placeholders, in order. */
export function factsIn(text: string): string[] {
  return placeholdersIn(text).flatMap(({ name }) => (name.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : []));
}

/** The name of the fact that a text quotes, if it has nothing else in it. */
export const loneFactIn = (text: string): string | undefined => /^\{\{\s*facts\.(\w+)\s*\}\}$/.exec(text)?.[1];

/** Whether the value of a fact is an address for links, such as that of a document. */
export const isAddress = (value: string) => /^(?:\/\S*[./]\S+|https?:\/\/\S+|(?:mailto|tel|modal):\S+)$/.test(value);

/**
 * A figure for a page, with the proof of the first fact in it.
 * @param text as in the content, such as `{{facts.occupancy}}`
 * @throws Error for an unknown placeholder; the check reports it earlier
 */
export function figureOf(text: string, placeholderSources: PlaceholderSources): Figure {
  const [name] = factsIn(text);
  const fact = name === undefined ? undefined : property(placeholderSources.facts, name);
  const filled = fillText(text, placeholderSources);
  return fact === undefined ? { text: filled } : { text: filled, proof: proofOf(fact, placeholderSources) };
}

/** The proof of a fact, with its placeholders filled in. */
function proofOf(fact: unknown, placeholderSources: PlaceholderSources): Proof {
  const filled = (name: string) => {
    const text = textProperty(fact, name);
    return text === undefined ? undefined : fillText(text, placeholderSources);
  };
  const [period, source, marked] = [filled('period'), filled('source'), textProperty(fact, 'status')];
  const status = FIGURE_STATUSES.find((known) => known === marked);
  return {
    meaning: filled('meaning') ?? '',
    ...(period !== undefined && { period }),
    ...(source !== undefined && { source }),
    ...(status !== undefined && { status }),
  };
}
