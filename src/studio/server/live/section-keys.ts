/** A section's text, and the key under which the shown page knows it. */
interface KeyedSection {
  key: string;
  type: string;
  text: string;
}

/**
 * Keys for the sections of a page that are stable while sections are edited and moved, so that the previewed page
 * updates a section in place.
 */
export class SectionKeys {
  #known: KeyedSection[] = [];
  #count = 0;

  /**
   * The keys of the next state of the sections. An equal section keeps its key, wherever it is now; each of the others
   * takes the key of the first remaining section of its type.
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
