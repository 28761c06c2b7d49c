import { useEffect, useMemo, useRef, useState } from 'react';
import type { FileInfo, KindInfo } from '../../contract/files.ts';
import type { ContentLocation } from '../../contract/frame-messages.ts';
import { Observable } from '../client/observable.ts';
import type { Reveal } from '../fields/form-context.ts';
import { useNavigation } from '../start/navigation.ts';

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
    const isOther = at !== undefined && at !== section && at !== navigation.movedTo && editedOnPage.current !== at;
    if (isOther) reveal.set({ pointer: at });
  }, [at, section, reveal, navigation]);
  const select = (place: ContentLocation | undefined, isEditing = false) => {
    editedOnPage.current = isEditing ? place?.pointer : undefined;
    if (place && place.file !== info.file) {
      reveal.set({ pointer: place.pointer, keepsFocus: isEditing });
      setOtherFile(place);
      return;
    }
    setOtherFile(undefined);
    navigation.go({ room: kind.name, file: info.file, ...(place && { at: place.pointer }) });
    if (place) reveal.set({ pointer: place.pointer, keepsFocus: isEditing });
  };
  return { reveal, otherFile, setOtherFile, select };
}
