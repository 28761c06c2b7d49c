import { useEffect, useMemo, useRef, useState } from 'react';
import { listProperty, pointerStep, property } from '../../../content/read/json.ts';
import type { FileInfo, KindInfo } from '../../contract/files.ts';
import type { ContentPlace } from '../../contract/frame-messages.ts';
import { Observable, useObserved } from '../client/observable.ts';
import type { Reveal } from '../fields/form-context.ts';
import { stageFor } from '../rooms/file-tools.ts';
import { sectionAround, sectionsProperty } from '../schema/sections.ts';
import { useNavigation } from '../start/navigation.ts';
import { useStudio } from '../start/studio-context.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { words } from '../words/words.ts';
import { Columns } from './Columns.tsx';
import { FieldsPanel } from './FieldsPanel.tsx';
import { FileSide } from './FileSide.tsx';
import { useSectionEdits } from './outline/section-edits.ts';
import { Stage } from './stage/Stage.tsx';
import { useShowingPlace } from './stage/use-showing-place.ts';

interface FileWorkspaceProps {
  kind: KindInfo;
  info: FileInfo;
  /** The place in the file that is edited. */
  at?: string;
}

/** A file that is open: its outline, the page that shows it, and the fields of what is chosen. */
export function FileWorkspace({ kind, info, at }: FileWorkspaceProps) {
  const studio = useStudio();
  const navigation = useNavigation();
  const file = useMemo(() => studio.file(info.file), [studio, info.file]);
  const view = useObserved(file.view);
  const reveal = useMemo(() => new Observable<Reveal | undefined>(undefined), []);
  // What is written on the page itself: its field does not take the focus.
  const written = useRef<string>(undefined);
  // What is shown on this page and comes from another file, such as a form.
  const [foreign, setForeign] = useState<ContentPlace>();
  const [isWriting, setWriting] = useState(false);
  const sections = listProperty(view.data, 'blocks');
  const section = sectionAround(studio.schemas, kind, view.data, at ?? '');
  useEffect(() => {
    if (at !== undefined && at !== section && written.current !== at) reveal.set({ pointer: at });
  }, [at, section, reveal]);
  const select = (place: ContentPlace | undefined, isNew = true, isWritten = false) => {
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
  const list = pointerStep(sectionsProperty(studio.schemas, kind) ?? '');
  const edits = useSectionEdits({
    file: info.file,
    list,
    sections,
    select: (index) => select({ file: info.file, pointer: list + pointerStep(index) }),
  });
  const moveSection = (step: -1 | 1) => {
    const index = Number(section.slice(list.length + 1));
    if (section !== '') edits.move(index, index + step);
  };
  // What belongs to the whole site is seen on the page that was shown last.
  const { place: showing, isLooking } = useShowingPlace(kind, info);
  const path = info.paths[0] ?? (kind.isFolder ? showing?.path : navigation.shownPath);
  const canWrite = kind.isCollection && info.paths.length > 0;
  const fields = (
    <FieldsPanel
      key={foreign?.file ?? info.file}
      file={foreign?.file ?? info.file}
      section={foreign ? '' : section}
      reveal={reveal}
      foreign={foreign}
      onLeave={() => setForeign(undefined)}
      writing={canWrite ? { isOn: isWriting, toggle: () => setWriting(!isWriting) } : undefined}
    />
  );
  const side = !kind.isFolder ? undefined : (
    <FileSide
      kind={kind}
      info={info}
      sections={sections}
      hasSections={property(view.data, 'blocks') !== undefined}
      section={section}
      onSelect={select}
    />
  );
  const OwnStage = stageFor(kind.name);
  if (OwnStage) return <Columns list={side} middle={<OwnStage info={info} />} fields={fields} />;
  if (canWrite && isWriting) return <Columns list={side} form={fields} />;
  // The fields stay where they are when a page is found that shows them.
  if (path === undefined) return <Columns list={side} middle={<NoPage isLooking={isLooking} />} fields={fields} />;
  return (
    <Columns
      list={side}
      middle={
        <Stage
          path={path}
          title={info.title}
          selected={foreign ?? showing ?? { file: info.file, pointer: section }}
          dialog={kind.name === 'modals' ? `modal-${info.id}` : undefined}
          onSelect={(place, isWritten) => select(place, true, isWritten)}
          onMoveSection={moveSection}
        />
      }
      fields={fields}
    />
  );
}

function NoPage({ isLooking }: { isLooking: boolean }) {
  if (isLooking) return <EmptyState icon="loader-circle" title={words.list.loading} />;
  return <EmptyState icon="panels-top-left" title={words.why.nowhere} />;
}
