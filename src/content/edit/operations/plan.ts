import { type NamedAt, textAt } from '../entities/uses.ts';
import { dataIn, type Site } from '../site/site.ts';
import { placeInWords } from '../words/place-in-words.ts';

/** What an operation will do, while it is being worked out: the draft of the site holds the changes. */
export class Plan {
  readonly site: Site;
  /** What it is, in a sentence. */
  readonly title: string;
  /** What else it will do, a sentence each. */
  readonly steps: string[] = [];
  /** Names that mean the same before and after. */
  readonly names: string[];
  /** What it adds: what the checker says of these is still to be done, and no fault of the operation. */
  readonly added: { file: string; pointer: string }[] = [];

  constructor(site: Site, title: string, names: string[] = []) {
    this.site = site;
    this.title = title;
    this.names = names;
  }

  say(sentence: string): void {
    if (!this.steps.includes(sentence)) this.steps.push(sentence);
  }

  /** Has all these places name something else. They have to stand where they stand in the files as they are now. */
  renameUses(uses: NamedAt[], name: string): void {
    for (const { file, pointer, renamed } of uses) {
      const data = dataIn(this.site, file);
      const text = textAt(data, pointer);
      if (text === undefined) continue;
      const after = renamed(text, name);
      if (after === text) continue;
      this.site.draft.edit(file, [{ type: 'set', at: pointer, value: after }]);
      this.say(`Update ${placeInWords(this.site.content.kinds, file, data, pointer)}.`);
    }
  }
}
