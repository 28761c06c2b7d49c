import { useObserved } from '../../client/observable.ts';
import { useOpenFile } from '../../start/navigation.ts';
import { useStudio } from '../../start/studio-context.ts';
import { Pending } from '../../ui/EmptyState.tsx';
import { BrokenFile } from '../../workspace/BrokenFile.tsx';
import { Columns } from '../../workspace/Columns.tsx';
import { Stage } from '../../workspace/stage/Stage.tsx';
import type { RoomProps } from '../room-props.ts';
import { ThemeControls } from './ThemeControls.tsx';

/** The room of the theme: its controls, next to the home page. */
export function ThemeRoom({ kind }: RoomProps) {
  const studio = useStudio();
  const open = useOpenFile();
  const { files } = useObserved(studio.overview);
  const file = studio.file(kind?.place ?? '');
  const { data, isLoaded, failure } = useObserved(file.view);
  const home = files.find(({ paths }) => paths.includes('/'));
  if (!kind || !isLoaded || failure !== undefined) return <Pending failure={failure} />;
  if (data === undefined) return <BrokenFile file={file} Heading="h1" />;
  const controls = <ThemeControls kind={kind} file={file} data={data} />;
  if (!home) return <Columns middle={controls} />;
  return (
    <Columns
      middle={
        <Stage
          path="/"
          title={home.title}
          selected={{ file: home.file, pointer: '' }}
          onSelect={(place) => open(place.file, place.pointer)}
        />
      }
      fields={controls}
    />
  );
}
