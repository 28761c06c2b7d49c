import { useEffect, useMemo, useRef, useState } from 'react';
import type { FileInfo, KindInfo } from '../../contract/files.ts';
import type { ContentLocation } from '../../contract/frame-messages.ts';
import { Observable } from '../client/observable.ts';
import type { Reveal } from '../fields/form-context.ts';
import { useNavigation } from '../start/window-context.ts';

interface SelectionInput {
  kind: KindInfo;
  info: FileInfo;
  /** The pointer from the URL. */
  at: string | undefined;
  /** The pointer of the section that contains it. */
  section: string;
}

/** The selection in an open file, shared by fields and page. Reveals the field of the selected value. */
export function useSelection({ kind, info, at, section }: SelectionInput) {
  const navigation = useNavigation();
  const reveal = useMemo(() => new Observable<Reveal | undefined>(undefined), []);
  // The pointer of the text that is edited on the page itself, whose field must not take the focus.
  const editedOnPage = useRef<string>(undefined);
  // The selected location in another file that the page shows, such as a form.
  const [otherFile, setOtherFile] = useState<ContentLocation>();
  useEffect(() => {
    const isOther =
      at !== undefined && at !== section && at !== navigation.rebasedPointer && editedOnPage.current !== at;
    if (isOther) reveal.set({ pointer: at });
  }, [at, section, reveal, navigation]);
  const select = (location: ContentLocation | undefined, isEditing = false) => {
    editedOnPage.current = isEditing ? location?.pointer : undefined;
    if (location && location.file !== info.file) {
      reveal.set({ pointer: location.pointer, keepsFocus: isEditing });
      setOtherFile(location);
      return;
    }
    setOtherFile(undefined);
    navigation.go({ view: kind.name, file: info.file, ...(location && { at: location.pointer }) });
    if (location) reveal.set({ pointer: location.pointer, keepsFocus: isEditing });
  };
  return { reveal, otherFile, setOtherFile, select };
}
