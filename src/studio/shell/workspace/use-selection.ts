import { useEffect, useMemo, useRef, useState } from 'react';
import type { FileInfo, KindInfo } from '../../contract/files.ts';
import type { ContentLocation } from '../../contract/frame-messages.ts';
import { Observable } from '../client/observable.ts';
import type { Reveal } from '../fields/form-context.ts';
import { useNavigation } from '../start/navigation.ts';

interface SelectionInput {
  kind: KindInfo;
  info: FileInfo;
  /** The place in the file that the address names. */
  at: string | undefined;
  /** The section around it. */
  section: string;
}

/** The selection in an open file and on the page that shows it; its field is scrolled into view. */
export function useSelection({ kind, info, at, section }: SelectionInput) {
  const navigation = useNavigation();
  const reveal = useMemo(() => new Observable<Reveal | undefined>(undefined), []);
  // What is written on the page itself: its field does not take the focus.
  const written = useRef<string>(undefined);
  // The selected content of another file that the page includes, such as a form.
  const [foreign, setForeign] = useState<ContentLocation>();
  useEffect(() => {
    const isOther = at !== undefined && at !== section && at !== navigation.movedTo && written.current !== at;
    if (isOther) reveal.set({ pointer: at });
  }, [at, section, reveal, navigation]);
  const select = (place: ContentLocation | undefined, isNew = true, isWritten = false) => {
    written.current = isWritten ? place?.pointer : undefined;
    if (place && place.file !== info.file) {
      reveal.set({ pointer: place.pointer, isQuiet: isWritten });
      setForeign(place);
      return;
    }
    setForeign(undefined);
    if (!isNew) return;
    navigation.go({ room: kind.name, file: info.file, ...(place && { at: place.pointer }) });
    if (place) reveal.set({ pointer: place.pointer, isQuiet: isWritten });
  };
  return { reveal, foreign, setForeign, select };
}
