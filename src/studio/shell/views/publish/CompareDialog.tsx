import { fill, uiTexts } from '../../i18n/ui-texts.ts';
import { useOverview } from '../../start/window-context.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ScaledFrame } from '../../workspace/preview/ScaledFrame.tsx';
import styles from './CompareDialog.module.css';

/** A state of a page to compare: its label, and its part of the URL. */
export interface ComparedState {
  label: string;
  state: 'now' | 'published' | `before/${string}` | `after/${string}`;
}

interface CompareDialogProps {
  title: string;
  path: string;
  states: readonly [ComparedState, ComparedState];
  onClose: () => void;
}

/** The width of the viewport in which pages are rendered, in CSS pixels. */
const WIDTH = 1280;

/** A dialog that shows two states of a page side by side. */
export function CompareDialog({ title, path, states, onClose }: CompareDialogProps) {
  return (
    <Dialog title={fill(uiTexts.publish.compareTitle, { what: title })} size="full" onClose={onClose}>
      <div className={styles.states}>
        {states.map(({ label, state }) => (
          <State key={state} label={label} url={`/_studio/still/${state}${path}`} />
        ))}
      </div>
    </Dialog>
  );
}

function State({ label, url }: { label: string; url: string }) {
  const { pageOrigin } = useOverview();
  return (
    <figure className={styles.state}>
      <figcaption className={styles.label}>{label}</figcaption>
      <ScaledFrame
        width={WIDTH}
        src={new URL(url, pageOrigin).href}
        title={label}
        backdropClassName={styles.backdrop}
        sheetClassName={styles.sheet}
      />
    </figure>
  );
}
