import { useRef } from 'react';
import { useObserved } from '../../client/observable.ts';
import { useStudio } from '../../start/studio-context.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { fill, words } from '../../words/words.ts';
import { useScaledFrame } from '../../workspace/stage/use-scaled-frame.ts';
import styles from './CompareDialog.module.css';

interface CompareDialogProps {
  title: string;
  path: string;
  onClose: () => void;
}

/** The width in which both are drawn, in pixels of the layout. */
const WIDTH = 1280;

/** A page as it was published, beside the same as it is now. */
export function CompareDialog({ title, path, onClose }: CompareDialogProps) {
  const { publish } = words;
  return (
    <Dialog title={fill(publish.compareTitle, { what: title })} size="full" onClose={onClose}>
      <div className={styles.states}>
        <State label={publish.before} address={`/_studio/still/published${path}`} />
        <State label={publish.after} address={`/_studio/still/now${path}`} />
      </div>
    </Dialog>
  );
}

function State({ label, address }: { label: string; address: string }) {
  const studio = useStudio();
  const { pageOrigin } = useObserved(studio.overview);
  const frame = useRef<HTMLIFrameElement>(null);
  const ground = useScaledFrame(frame, WIDTH, 0);
  return (
    <figure className={styles.state}>
      <figcaption className={styles.label}>{label}</figcaption>
      <div ref={ground} className={styles.ground}>
        <div className={styles.sheet}>
          <iframe ref={frame} src={new URL(address, pageOrigin).href} title={label} className={styles.frame} />
        </div>
      </div>
    </figure>
  );
}
