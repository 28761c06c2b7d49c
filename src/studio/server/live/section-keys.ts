import { textProperty } from '../../../content/read/json.ts';

/** A section as JSON, and its key. */
interface KeyedSection {
  key: string;
  type: string;
  text: string;
}

/**
 * Gives the sections of a page keys that stay the same when sections are edited or moved, so that the previewed page
 * can update them in place.
 */
export class SectionKeys {
  #known: KeyedSection[] = [];
  #count = 0;

  /**
   * Returns the keys for a new state of the sections. An unchanged section keeps its key even if it was moved. Each
   * other section takes the key of the first remaining old section of its type, or else a new key.
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
      const type = textProperty(section, 'type') ?? '';
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
