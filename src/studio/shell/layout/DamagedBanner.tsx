import { FindingWords } from '../fields/frame/FieldFindings.tsx';
import { fill, uiTexts } from '../i18n/ui-texts.ts';
import { useFindingIndex, useNavigation, useOverview, useStudio, useStudioState } from '../start/window-context.ts';
import { Button } from '../ui/Button.tsx';
import { Banner } from './Banner.tsx';

/** A banner for each damaged file, which can affect any page, with buttons to open or restore the file. */
export function DamagedBanner() {
  const { damaged } = useStudioState();
  return damaged.map((file) => <DamagedFile key={file} file={file} />);
}

function DamagedFile({ file }: { file: string }) {
  const studio = useStudio();
  const navigation = useNavigation();
  const { files, kinds } = useOverview();
  const { all } = useFindingIndex();
  const info = files.find((one) => one.file === file);
  const what = info?.title || file;
  const finding = all.find((one) => one.file === file);
  const restore = async () => {
    if (await studio.restoreUsable(file)) studio.notifyWithUndo(fill(uiTexts.damaged.restored, { what }));
  };
  const view = info?.kind ?? kinds.find(({ path }) => path === file)?.name;
  return (
    <Banner title={fill(uiTexts.damaged.title, { what })}>
      {finding && (
        <span>
          {fill(uiTexts.damaged.line, { line: finding.line })} <FindingWords text={finding.message} />
        </span>
      )}
      <span>{uiTexts.damaged.help}</span>
      {view !== undefined && (
        <Button size="small" onClick={() => navigation.go({ view, file })}>
          {uiTexts.damaged.open}
        </Button>
      )}
      <Button size="small" onClick={() => void restore()}>
        {uiTexts.damaged.restore}
      </Button>
    </Banner>
  );
}
