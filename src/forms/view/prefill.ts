import type { FormDefinition } from '../../contracts/forms.ts';

/** Kinds of fields that an address can fill in: words that the visitor reads before they are sent. */
const KINDS: readonly string[] = ['text', 'textarea'];

/** Most characters that a link may prefill. */
const LONGEST = 300;

/** What the address of the page says of the fields of a form, as in `/contact?message=…`. */
export function prefilled({ fields }: Pick<FormDefinition, 'fields'>, search: string): [name: string, text: string][] {
  const query = new URLSearchParams(search);
  return fields.flatMap(({ name, kind }) => {
    const text = KINDS.includes(kind) ? query.get(name)?.trim() : undefined;
    return text ? [[name, text.slice(0, LONGEST)]] : [];
  });
}
