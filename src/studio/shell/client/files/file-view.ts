import type { TextEditing } from '../../../contract/edits.ts';
import type { StudioState } from '../../../contract/state.ts';
import type { Call } from '../call.ts';

/** A file as it is shown: typed text is in it at once, before the server knows of it. */
export interface FileView {
  /** undefined until it is read, and while its text is no JSON. */
  data: unknown;
  text: string;
  isLoaded: boolean;
  /** Why it cannot be shown. */
  failure?: string;
}

/** What an open file asks for, and tells. */
export interface FileHooks {
  call: Call;
  onState: (state: StudioState) => void;
  /** The server has not answered; comes back when it may be asked again. */
  whenOnline: () => Promise<void>;
  /** An edit could not be written, for a reason in words; resolves when it may be tried again, by itself after a pause. */
  whenWritable: (reason: string, pause?: number) => Promise<void>;
  /** An edit was not taken over. */
  onRefused: (error: Error) => void;
  /** Edits wait that did not, or no longer do, or do so in another way. */
  onWaiting: () => void;
  /** What has to end before an edit that is made now may be sent. */
  turn: () => Promise<void> | undefined;
  /** Others have changed it. @param placeOf where a place is now; undefined where it has gone */
  onMoved: (placeOf: (pointer: string) => string | undefined) => void;
  /** Edits were made here; they show before the server knows of them. */
  onEdited: (edits: readonly TextEditing[]) => void;
}
