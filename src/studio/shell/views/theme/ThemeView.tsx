import { useObserved } from '../../client/observable.ts';
import { useOpenFile, useOverview, useStudio } from '../../start/window-context.ts';
import { Pending } from '../../ui/EmptyState.tsx';
import { BrokenFile } from '../../workspace/BrokenFile.tsx';
import { Columns } from '../../workspace/Columns.tsx';
import { PagePreview } from '../../workspace/preview/PagePreview.tsx';
import type { ViewProps } from '../view-props.ts';
import { ThemeControls } from './ThemeControls.tsx';

/** The view of the theme: its controls, next to the home page. */
export function ThemeView({ kind }: ViewProps) {
  const studio = useStudio();
  const open = useOpenFile();
  const { files } = useOverview();
  const file = studio.file(kind?.path ?? '');
  const { data, isLoaded, failure } = useObserved(file.view);
  const home = files.find(({ paths }) => paths.includes('/'));
  if (!kind || !isLoaded || failure !== undefined) return <Pending failure={failure} />;
  if (data === undefined) return <BrokenFile file={file} Heading="h1" />;
  const controls = <ThemeControls kind={kind} file={file} data={data} />;
  if (!home) return <Columns middle={controls} />;
  return (
    <Columns
      middle={
        <PagePreview
          path="/"
          title={home.title}
          selected={{ file: home.file, pointer: '' }}
          onSelect={(location) => open(location.file, location.pointer)}
        />
      }
      fields={controls}
    />
  );
}
