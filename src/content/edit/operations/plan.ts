import { type EditableReference, textAt } from '../entities/uses.ts';
import { type NewFinding, newFindings } from '../site/new-findings.ts';
import { dataIn, type Site } from '../site/site.ts';
import { describePlace } from '../words/describe-place.ts';
import { phrase } from '../words/phrase.ts';

/** An operation being planned; its changes are in the site's draft. */
export class Plan {
  readonly site: Site;
  /** Its title, a sentence. */
  readonly title: string;
  /** Its further steps, one sentence each. */
  readonly steps: string[] = [];
  /** Old and new names of the same entity. */
  readonly names: string[];
  /** The added entities. Findings about them are left to the user, and are no reason to refuse the operation. */
  readonly added: { file: string; pointer: string }[] = [];
  #checked: { revision: number; findings: NewFinding[] } | undefined;

  constructor(site: Site, title: string, names: string[] = []) {
    this.site = site;
    this.title = title;
    this.names = names;
  }

  say(sentence: string): void {
    if (!this.steps.includes(sentence)) this.steps.push(sentence);
  }

  /** The findings that its changes so far cause. Cached until the next change, since checking takes a while. */
  async findings(): Promise<NewFinding[]> {
    const { revision } = this.site.draft;
    if (this.#checked?.revision !== revision)
      this.#checked = { revision, findings: await newFindings(this.site, this.names) };
    return this.#checked.findings;
  }

  /** Renames all these references. They must be at their current positions in the files. */
  renameUses(uses: EditableReference[], name: string): void {
    for (const { file, pointer, rename } of uses) {
      const data = dataIn(this.site, file);
      const text = textAt(data, pointer);
      if (text === undefined) continue;
      const after = rename(text, name);
      if (after === text) continue;
      this.site.draft.edit(file, [{ type: 'set', at: pointer, value: after }]);
      this.say(phrase('update', { what: describePlace(this.site.content.kinds, file, data, pointer) }));
    }
  }
}
