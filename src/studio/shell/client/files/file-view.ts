import type { Edit } from '../../../contract/edits.ts';
import type { StudioState } from '../../../contract/state.ts';
import type { Call } from '../call.ts';

/** The state of a file that is shown; includes edits that the server has not acknowledged yet (optimistic update). */
export interface FileView {
  /** Undefined until it is loaded, and while its text is invalid JSON. */
  data: unknown;
  text: string;
  isLoaded: boolean;
  /** Why the file could not be loaded. */
  failure?: string;
}

/** What an open file needs from the studio, and its callbacks. */
export interface FileHooks {
  call: Call;
  onState: (state: StudioState) => void;
  /** Called if the server does not respond; resolves when it is back. */
  whenOnline: () => Promise<void>;
  /** Called if the server could not write; resolves when to try again, at the latest after the pause. */
  whenWritable: (reason: string, pause?: number) => Promise<void>;
  /** Called if an edit was refused. */
  onRefused: (error: Error) => void;
  /** Called after changes of the pending edits or their state. */
  onPendingEdits: () => void;
  /** Returns the work that has to finish before an edit made now is sent. */
  precedingWork: () => Promise<void> | undefined;
  /** Called after a change by others. @param newPointerOf converts an old pointer; undefined if removed */
  onMoved: (newPointerOf: (pointer: string) => string | undefined) => void;
  /** Called with new edits, before the server has them. */
  onEdited: (edits: readonly Edit[]) => void;
}
