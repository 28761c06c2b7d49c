import { pointerStep } from '../../../../content/read/json.ts';
import { fill, uiTexts } from '../../i18n/ui-texts.ts';
import { sectionTitle } from '../../schema/sections.ts';
import { useStudio } from '../../start/window-context.ts';

export interface SectionEdits {
  move: (from: number, to: number) => void;
  duplicate: (at: number) => void;
  insert: (at: number, section: unknown) => void;
  remove: (at: number) => void;
}

interface SectionEditsInput {
  file: string;
  /** Pointer of the list of sections. */
  list: string;
  sections: unknown[];
  select: (index: number) => void;
}

/** Functions that move, insert and remove sections, and then select the affected one. */
export function useSectionEdits({ file, list, sections, select }: SectionEditsInput): SectionEdits {
  const studio = useStudio();
  const open = studio.file(file);
  const titleOf = (index: number) =>
    fill(uiTexts.pages.section, { number: index + 1, title: sectionTitle(sections[index]).type });
  const insert = (at: number, section: unknown) => {
    const title = sectionTitle(section).type;
    open.edit([{ type: 'insert', at: list + pointerStep(at), value: section }], { title });
    select(at);
  };
  return {
    insert,
    duplicate: (at) => insert(at + 1, sections[at]),
    move(from, to) {
      if (to < 0 || to >= sections.length) return;
      const title = titleOf(from);
      open.edit([{ type: 'move', from: list + pointerStep(from), to: list + pointerStep(to) }], { title });
      studio.notices.announce(fill(uiTexts.fields.moved, { what: title, place: to + 1, all: sections.length }));
      select(to);
    },
    remove(at) {
      const title = titleOf(at);
      open.edit([{ type: 'remove', at: list + pointerStep(at) }], { title });
      studio.notifyWithUndo(fill(uiTexts.fields.removed, { what: title }));
      select(Math.max(0, at - 1));
    },
  };
}
