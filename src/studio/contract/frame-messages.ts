/** The messages between the shell and a previewed page, sent with `postMessage` between their origins. */

/** A place in the content shown by an element. */
export interface ContentLocation {
  file: string;
  /** JSON pointer. */
  pointer: string;
}

/** A section on the shown page. */
export interface ShownSection extends ContentLocation {
  key: string;
  type: string;
  /** True while it shows its last good state, because the current one cannot be compiled. */
  isStale: boolean;
}

/** Versions of the page's file; infinite while edits wait for the server. */
export interface AwaitedVersions {
  /** With the last change that may have moved places. */
  places: number;
  /** With all edits. */
  edits: number;
}

export type FromFrame =
  /** The page has loaded, or its sections have changed. `isNew`: a new document without any state. */
  | { type: 'shown'; path: string; sections: ShownSection[]; isNew: boolean }
  /** Something was clicked, or reached by keyboard: a section, or a text or picture in it. */
  | {
      type: 'select';
      place: ContentLocation;
      section: ContentLocation;
      /** Whether the text is being edited on the page itself, so that the page keeps the focus. */
      isWritten: boolean;
    }
  /** A text was changed on the page itself. */
  | { type: 'write'; place: ContentLocation; text: string }
  /** Keys came to nothing, because something else was chosen in the shell before it was known what they would write. */
  | { type: 'unwritten' }
  /** A link was followed in browsing. */
  | { type: 'navigate'; path: string }
  /** A dialog that opened by itself has taken the focus from the shell. */
  | { type: 'focus-taken' }
  /** A key handled by the shell, such as Ctrl+S, was pressed on the page. */
  | { type: 'key'; key: string; code: string; ctrl: boolean; shift: boolean; alt: boolean };

export type ToFrame =
  /** Marks a section and scrolls to it; an empty pointer marks none. */
  | { type: 'select'; place: ContentLocation | undefined; scroll: boolean }
  /** Opens a dialog of the page. */
  | { type: 'dialog'; id: string }
  /** `edit`: a click selects. `browse`: the page acts as it does for visitors. */
  | { type: 'mode'; mode: 'edit' | 'browse' }
  /** What the page has to have shown before its places are those of the studio. */
  | { type: 'awaited'; versions: AwaitedVersions }
  /** Something else was done in the shell, in milliseconds since 1970: clicks from before no longer count. */
  | { type: 'left'; at: number }
  /** A text is being typed in the form: where possible, the page shows it before the server has rendered it. */
  | { type: 'typed'; place: ContentLocation; text: string }
  /** Sections with findings, by the pointers of their place. */
  | { type: 'findings'; places: { file: string; pointer: string; severity: 'error' | 'warning' }[] };
