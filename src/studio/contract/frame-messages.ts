/** The messages that shell and previewed page exchange with `postMessage`; they have different origins. */

/** A location in the content. */
export interface ContentLocation {
  file: string;
  /** JSON pointer. */
  pointer: string;
}

/** A section of the previewed page. */
export interface PreviewSection extends ContentLocation {
  key: string;
  type: string;
  /** True while the page shows an older state, because the current one cannot be compiled. */
  isStale: boolean;
}

/** Versions of the page's file that the shell has reached; infinite while edits are not acknowledged by the server. */
export interface AwaitedVersions {
  /** The version of the last edit that may have changed pointers. */
  pointers: number;
  /** The version that contains all edits. */
  edits: number;
}

export type FromFrame =
  /** The page has loaded, or its sections have changed. `isNew`: the document has just loaded. */
  | { type: 'shown'; path: string; sections: PreviewSection[]; isNew: boolean }
  /** A section, or a text or picture in it, was clicked. */
  | {
      type: 'select';
      location: ContentLocation;
      /** Whether the text is now edited on the page itself, so that the shell must not take the focus. */
      isEditing: boolean;
    }
  /** A text was edited on the page itself. */
  | { type: 'text-edited'; location: ContentLocation; text: string }
  /** Typed keys were dropped: the user turned to the shell before the text that they were meant for was known. */
  | { type: 'keys-dropped' }
  /** A link was clicked in browse mode. */
  | { type: 'navigate'; path: string }
  /** A dialog that opened by itself has taken the focus from the shell. */
  | { type: 'focus-taken' }
  /** A key handled by the shell, such as Ctrl+S, was pressed on the page. */
  | { type: 'key'; key: string; ctrl: boolean; shift: boolean; alt: boolean };

export type ToFrame =
  /** Marks a section, and scrolls to it if `scroll`; without a location, nothing is marked. */
  | { type: 'select'; location: ContentLocation | undefined; scroll: boolean }
  /** Opens a dialog of the page by its element's id. */
  | { type: 'dialog'; id: string }
  /** `edit`: a click selects. `browse`: the page works as for visitors. */
  | { type: 'mode'; mode: 'edit' | 'browse' }
  /** The versions that the page must show before pointers on the page and in the shell mean the same. */
  | { type: 'awaited'; versions: AwaitedVersions }
  /** When the user last acted in the shell, in milliseconds since 1970; earlier clicks on the page are ignored. */
  | { type: 'shell-used'; at: number }
  /** The text typed into a form field; where possible, the page shows it without waiting for the server. */
  | { type: 'typed'; location: ContentLocation; text: string }
  /** The locations of all findings, to mark the sections that contain them. */
  | { type: 'findings'; locations: (ContentLocation & { severity: 'error' | 'warning' })[] };
