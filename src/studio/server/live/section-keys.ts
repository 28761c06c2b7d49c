/** A section's text, and the key under which the shown page knows it. */
interface KeyedSection {
  key: string;
  type: string;
  text: string;
}

/**
 * Keys for the sections of a page that stay with them while they are edited and moved, so that the shown page changes a
 * section where it stands.
 */
export class SectionKeys {
  #known: KeyedSection[] = [];
  #count = 0;

  /**
   * The keys of these sections, which are the next state of those before: what is equal keeps its key, wherever it now
   * stands; of the others, the first of a type takes the key of the first of this type that is left.
   */
  of(sections: unknown[]): string[] {
    const left = [...this.#known];
    const take = (isIt: (known: KeyedSection) => boolean) => {
      const at = left.findIndex(isIt);
      return at < 0 ? undefined : left.splice(at, 1)[0]?.key;
    };
    const texts = sections.map((section) => JSON.stringify(section) ?? '');
    const equal = texts.map((text) => take((known) => known.text === text));
    this.#known = sections.map((section, index) => {
      const type = typeOf(section);
      const key = equal[index] ?? take((known) => known.type === type) ?? this.#next();
      return { key, type, text: texts[index] ?? '' };
    });
    return this.#known.map(({ key }) => key);
  }

  #next(): string {
    this.#count += 1;
    return `s${this.#count}`;
  }
}

function typeOf(section: unknown): string {
  return typeof section === 'object' && section !== null && 'type' in section ? String(section.type) : '';
}
