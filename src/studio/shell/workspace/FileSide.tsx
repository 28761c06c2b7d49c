import type { FileInfo, KindInfo } from '../../contract/files.ts';
import type { ContentLocation } from '../../contract/frame-messages.ts';
import { useObserved } from '../client/observable.ts';
import { useStudio } from '../start/studio-context.ts';
import { FileList } from './FileList.tsx';
import { Outline } from './outline/Outline.tsx';

interface FileSideProps {
  kind: KindInfo;
  info: FileInfo;
  sections: unknown[];
  hasSections: boolean;
  /** Pointer of the selected section; '' if none. */
  section: string;
  onSelect: (place: ContentLocation | undefined) => void;
}

/** The column next to an open file: its sections if it has them, otherwise the other files of its kind. */
export function FileSide({ kind, info, sections, hasSections, section, onSelect }: FileSideProps) {
  const studio = useStudio();
  const { files } = useObserved(studio.overview);
  if (hasSections) {
    return <Outline kind={kind} info={info} sections={sections} section={section} onSelect={onSelect} />;
  }
  return <FileList kind={kind} files={files.filter((one) => one.kind === kind.name)} chosen={info.file} />;
}
