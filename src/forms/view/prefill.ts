import type { FormDefinition } from '../../contracts/forms.ts';

/** Kinds of fields that a URL may prefill: texts that the visitor reads before sending. */
const KINDS: readonly string[] = ['text', 'textarea'];

/** Maximum characters that a link may prefill. */
const LONGEST = 300;

/** The values for fields from the page's query, as in `/contact?message=…`. */
export function prefilled({ fields }: Pick<FormDefinition, 'fields'>, search: string): [name: string, text: string][] {
  const query = new URLSearchParams(search);
  return fields.flatMap(({ name, kind }) => {
    const text = KINDS.includes(kind) ? query.get(name)?.trim() : undefined;
    return text ? [[name, text.slice(0, LONGEST)]] : [];
  });
}
