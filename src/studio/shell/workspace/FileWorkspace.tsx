import { type ReactNode, useState } from 'react';
import { listProperty, pointerStep, property } from '../../../content/read/json.ts';
import type { FileInfo, KindInfo } from '../../contract/files.ts';
import type { ContentLocation } from '../../contract/frame-messages.ts';
import { useObserved } from '../client/observable.ts';
import { uiTexts } from '../i18n/ui-texts.ts';
import { sectionAround, sectionsProperty } from '../schema/sections.ts';
import { useNavigation, useOverview, useStudio } from '../start/window-context.ts';
import { EmptyState, Pending } from '../ui/EmptyState.tsx';
import { useItemIds } from '../ui/item-ids.ts';
import { previewFor } from '../views/file-tools.ts';
import { Columns } from './Columns.tsx';
import { FieldsPanel } from './FieldsPanel.tsx';
import { FileList } from './FileList.tsx';
import { mainTextPointer } from './main-text-pointer.ts';
import { Outline } from './outline/Outline.tsx';
import { SectionTools } from './outline/SectionTools.tsx';
import { useSectionEdits } from './outline/section-edits.ts';
import { PagePreview } from './preview/PagePreview.tsx';
import { usePreviewLocation } from './preview/use-preview-location.ts';
import { useSelection } from './use-selection.ts';

interface FileWorkspaceProps {
  kind: KindInfo;
  info: FileInfo;
  /** The pointer of the value to edit. */
  at?: string;
}

/** An open file: its outline, a page that shows it, and the fields of the selected part. */
export function FileWorkspace({ kind, info, at }: FileWorkspaceProps) {
  const studio = useStudio();
  const navigation = useNavigation();
  const { files } = useOverview();
  const view = useObserved(studio.file(info.file).view);
  const [isWriting, setWriting] = useState(false);
  const sections = listProperty(view.data, 'blocks');
  const section = sectionAround(studio.schemas, kind, view.data, at ?? '');
  const ids = useItemIds(sections);
  const { reveal, otherFile, setOtherFile, select } = useSelection({ kind, info, at, section });
  const { move: moveSection, tools } = useChosenSection({ kind, info, sections, section, select });
  // For single files, such as site data, the page previewed last stays.
  const { shownAt: showing, isLooking } = usePreviewLocation(kind, info);
  const path = info.paths[0] ?? (kind.isFolder ? showing?.path : navigation.shownPath);
  const canWrite = kind.isCollection && info.paths.length > 0;
  const toggleWriting = () => {
    const pointer = isWriting ? undefined : mainTextPointer(studio.schemas.root(kind.schema).schema, view.data);
    if (pointer !== undefined) reveal.set({ pointer });
    setWriting(!isWriting);
  };
  const fields = (
    <FieldsPanel
      key={otherFile?.file ?? info.file}
      file={otherFile?.file ?? info.file}
      section={otherFile ? '' : section}
      id={otherFile || section === '' ? undefined : ids[Number(section.slice(section.lastIndexOf('/') + 1))]}
      reveal={reveal}
      otherFile={otherFile}
      onLeave={() => setOtherFile(undefined)}
      sectionTools={otherFile ? undefined : tools}
      writing={canWrite ? { isOn: isWriting, toggle: toggleWriting } : undefined}
    />
  );
  const hasSections = property(view.data, 'blocks') !== undefined;
  const side = !kind.isFolder ? undefined : hasSections ? (
    <Outline kind={kind} info={info} sections={sections} section={section} onSelect={select} />
  ) : (
    <FileList kind={kind} files={files.filter((one) => one.kind === kind.name)} chosen={info.file} />
  );
  const OwnPreview = previewFor(kind.name);
  if (OwnPreview) return <Columns list={side} middle={<OwnPreview info={info} />} fields={fields} />;
  if (canWrite && isWriting) return <Columns list={side} form={fields} />;
  // Same columns as with a page, so that the fields stay mounted when a page is found.
  if (path === undefined) return <Columns list={side} middle={<NoPage isLooking={isLooking} />} fields={fields} />;
  return (
    <Columns
      list={side}
      middle={
        <PagePreview
          path={path}
          title={info.title}
          selected={otherFile ?? showing ?? { file: info.file, pointer: section }}
          dialog={kind.name === 'modals' ? `modal-${info.id}` : undefined}
          onSelect={select}
          onMoveSection={moveSection}
        />
      }
      fields={fields}
    />
  );
}

interface ChosenSectionInput extends Pick<FileWorkspaceProps, 'kind' | 'info'> {
  sections: unknown[];
  section: string;
  select: (location: ContentLocation) => void;
}

/** Returns a function that moves the selected section up or down, and the section's buttons; none without a section. */
function useChosenSection({ kind, info, sections, section, select }: ChosenSectionInput): {
  move: (step: -1 | 1) => void;
  tools: ReactNode;
} {
  const list = pointerStep(sectionsProperty(useStudio().schemas, kind) ?? '');
  const edits = useSectionEdits({
    file: info.file,
    list,
    sections,
    select: (index) => select({ file: info.file, pointer: list + pointerStep(index) }),
  });
  if (section === '') return { move: () => undefined, tools: undefined };
  const index = Number(section.slice(list.length + 1));
  return {
    move: (step) => edits.move(index, index + step),
    tools: <SectionTools index={index} count={sections.length} edits={edits} />,
  };
}

function NoPage({ isLooking }: { isLooking: boolean }) {
  if (isLooking) return <Pending />;
  return <EmptyState icon="panels-top-left" title={uiTexts.why.nowhere} />;
}
