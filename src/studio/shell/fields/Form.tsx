import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { Edit } from '../../contract/edits.ts';
import type { KindInfo } from '../../contract/files.ts';
import type { EditName } from '../client/files/edit-batch.ts';
import type { OpenFile } from '../client/files/open-file.ts';
import { Observable } from '../client/observable.ts';
import { useStudio } from '../start/window-context.ts';
import { Field } from './Field.tsx';
import { focusField } from './focus-field.ts';
import { FormProvider, type FormTools, type ItemDialogs, type ItemNotes, type Reveal } from './form-context.ts';
import { GroupFields } from './GroupFields.tsx';
import { selectSample } from './select-sample.ts';

interface FormProps {
  file: OpenFile;
  kind: KindInfo;
  /** Appended to the titles of edits, for undo: the title of the page. */
  title: string;
  reveal?: Observable<Reveal | undefined>;
  itemDialogs?: ItemDialogs;
  itemNotes?: ItemNotes;
  children: ReactNode;
}

/** The fields of a file, or of a part of it. */
export function Form({ file, kind, title, reveal, itemDialogs, itemNotes, children }: FormProps) {
  const studio = useStudio();
  const element = useRef<HTMLDivElement>(null);
  const own = useMemo(() => new Observable<Reveal | undefined>(undefined), []);
  const shown = reveal ?? own;
  const tools = useMemo<FormTools>(
    () => ({
      file: file.file,
      kind,
      set: studio.schemas,
      edit: (edits: Edit[], name: EditName) =>
        file.edit(edits, { ...name, title: [name.title, title].filter(Boolean).join(' · ') }),
      reveal: shown,
      itemDialogs,
      itemNotes,
      Field,
      Fields: GroupFields,
    }),
    [studio, file, kind, title, shown, itemDialogs, itemNotes],
  );
  useEffect(() => focusWhatIsRevealed(shown, element.current), [shown]);
  return (
    <FormProvider value={tools}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only watches the controls inside. */}
      <div ref={element} onFocus={({ target }) => selectSample(studio, file.file, target)}>
        {children}
      </div>
    </FormProvider>
  );
}

function focusWhatIsRevealed(reveal: Observable<Reveal | undefined>, form: Element | null): () => void {
  const focus = () => {
    const wanted = reveal.get();
    if (wanted && form) void focusField(form, wanted);
  };
  focus();
  return reveal.watch(focus);
}
