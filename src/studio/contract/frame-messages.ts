/** The messages between the shell and a shown page, by `postMessage` between their two origins. */

/** A place in the content that an element shows. */
export interface ContentPlace {
  file: string;
  /** JSON pointer. */
  pointer: string;
}

/** A section on the shown page. */
export interface ShownSection extends ContentPlace {
  key: string;
  type: string;
  /** True while its picture is the last good one, since it cannot be compiled as it is. */
  isStale: boolean;
}

export type FromFrame =
  /** The page is there, or its sections have changed. `isNew`: a document that nothing was told yet. */
  | { type: 'shown'; path: string; sections: ShownSection[]; isNew: boolean }
  /** Something was clicked, or reached by keyboard: a section, or a text or picture in it. */
  | {
      type: 'select';
      place: ContentPlace;
      section: ContentPlace;
      /** Whether the text is being edited on the page itself, so that the page keeps the focus. */
      isWritten: boolean;
    }
  /** A text was changed on the page itself. */
  | { type: 'write'; place: ContentPlace; text: string }
  /** A link was followed in browsing. */
  | { type: 'navigate'; path: string }
  /** A key that the shell answers, such as Ctrl+S, was pressed on the page. */
  | { type: 'key'; key: string; code: string; ctrl: boolean; shift: boolean; alt: boolean };

export type ToFrame =
  /** Marks a section and scrolls to it; an empty pointer marks none. */
  | { type: 'select'; place: ContentPlace | undefined; scroll: boolean }
  /** Opens a dialog of the page. */
  | { type: 'dialog'; id: string }
  /** `edit`: a click selects. `browse`: the page acts as it does for visitors. */
  | { type: 'mode'; mode: 'edit' | 'browse' }
  /** A text is being typed in the form: where possible, the page shows it before the server has rendered it. */
  | { type: 'typed'; place: ContentPlace; text: string }
  /** Sections with findings, by the pointers of their place. */
  | { type: 'findings'; places: { file: string; pointer: string; severity: 'error' | 'warning' }[] };
