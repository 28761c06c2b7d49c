import type { OpenFile } from '../client/files/open-file.ts';
import { useObserved } from '../client/observable.ts';
import { fill, uiTexts } from '../i18n/ui-texts.ts';
import { useOverview, useStudio } from '../start/window-context.ts';
import { Button } from '../ui/Button.tsx';
import { Banner } from './Banner.tsx';

/** A banner for each file with a stuck edit, with buttons to retry the edit, drop it, or copy its texts. */
export function StuckBanner() {
  const studio = useStudio();
  const { files } = useOverview();
  const stuck = useObserved(studio.stuck);
  return stuck.map((file) => {
    const title = files.find((one) => one.file === file.file)?.title ?? file.file;
    return <StuckFile key={file.file} file={file} what={file.stuckTitle ?? title} />;
  });
}

function StuckFile({ file, what }: { file: OpenFile; what: string }) {
  const { notices } = useStudio();
  const texts = file.pendingTexts.join('\n\n');
  const copy = async () => {
    await navigator.clipboard.writeText(texts);
    notices.show(uiTexts.stuck.copied);
  };
  return (
    <Banner title={fill(uiTexts.stuck.title, { what })}>
      <span>{uiTexts.stuck.help}</span>
      <Button size="small" onClick={() => void file.tryAgain()}>
        {uiTexts.start.again}
      </Button>
      <Button size="small" onClick={() => void file.dropStuckEdit()}>
        {uiTexts.said.takeBack}
      </Button>
      {texts !== '' && (
        <Button size="small" onClick={() => void copy()}>
          {uiTexts.stuck.copy}
        </Button>
      )}
    </Banner>
  );
}
