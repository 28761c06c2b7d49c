import { useObserved } from '../client/observable.ts';
import { uiTexts } from '../i18n/ui-texts.ts';
import { useStudio } from '../start/window-context.ts';
import { Button } from '../ui/Button.tsx';
import { Banner } from './Banner.tsx';

/**
 * A banner that says that the server is offline or cannot write to disk, and that nothing is lost. Each dialog has its
 * own, since the page behind a modal dialog is inert.
 */
export function OfflineBanner() {
  const { connection } = useStudio();
  const isOnline = useObserved(connection.isOnline);
  const fault = useObserved(connection.fault);
  if (isOnline && fault === undefined) return null;
  return (
    <Banner icon={isOnline ? 'triangle-alert' : 'wifi-off'} title={isOnline ? fault : uiTexts.offline.title}>
      <span>{isOnline ? uiTexts.offline.waits : uiTexts.offline.help}</span>
      <Button size="small" onClick={connection.tryNow}>
        {uiTexts.start.again}
      </Button>
    </Banner>
  );
}
