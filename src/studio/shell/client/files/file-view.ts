import type { TextEditing } from '../../../contract/edits.ts';
import type { StudioState } from '../../../contract/state.ts';
import type { Call } from '../call.ts';

/** A file as it is shown: with typed text, before the server has it. */
export interface FileView {
  /** undefined until it is read, and while its text is not valid JSON. */
  data: unknown;
  text: string;
  isLoaded: boolean;
  /** Why it cannot be shown. */
  failure?: string;
}

/** What an open file needs from the studio, and what it reports. */
export interface FileHooks {
  call: Call;
  onState: (state: StudioState) => void;
  /** Called when the server does not answer; resolves when it may be asked again. */
  whenOnline: () => Promise<void>;
  /** Called when an edit could not be written; resolves when it may be tried again, at the latest after the pause. */
  whenWritable: (reason: string, pause?: number) => Promise<void>;
  /** Called when an edit was refused. */
  onRefused: (error: Error) => void;
  /** Called when the waiting edits, or their state, have changed. */
  onWaiting: () => void;
  /** The work that has to end before an edit that is made now may be sent. */
  turn: () => Promise<void> | undefined;
  /** Called when others have changed the file. @param placeOf the new pointer of an old one; undefined if it is gone */
  onMoved: (placeOf: (pointer: string) => string | undefined) => void;
  /** Called with new edits, before the server has them. */
  onEdited: (edits: readonly TextEditing[]) => void;
}
