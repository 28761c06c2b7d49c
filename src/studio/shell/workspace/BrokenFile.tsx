import { useId, useState } from 'react';
import type { OpenFile } from '../client/files/open-file.ts';
import { useObserved } from '../client/observable.ts';
import controls from '../fields/frame/controls.module.css';
import { FindingNote } from '../fields/frame/FieldFindings.tsx';
import { useNavigation } from '../start/navigation.ts';
import { useStudio } from '../start/studio-context.ts';
import { Button } from '../ui/Button.tsx';
import { words } from '../words/words.ts';
import styles from './BrokenFile.module.css';

/** A text editor for a file with invalid JSON, with its findings. */
export function BrokenFile({ file }: { file: OpenFile }) {
  const id = useId();
  const studio = useStudio();
  const navigation = useNavigation();
  const { text } = useObserved(file.view);
  const { all } = useObserved(studio.findings);
  const [written, setWritten] = useState(text);
  const take = async () => {
    const done = await studio.actions.attempt(() => file.replaceText(written));
    if (done) studio.showState(done);
  };
  return (
    <div className={styles.broken}>
      <h2 className={styles.title}>{words.file.broken}</h2>
      <p className={styles.help}>{words.file.brokenHelp}</p>
      <label htmlFor={id} className={styles.label}>
        {words.file.text}
      </label>
      <textarea
        id={id}
        spellCheck={false}
        className={`${controls.control} ${styles.text}`}
        value={written}
        onChange={({ target }) => setWritten(target.value)}
      />
      <Button look="primary" onClick={() => void take()}>
        {words.file.take}
      </Button>
      <Button icon="history" onClick={() => navigation.go({ room: 'history', file: file.file })}>
        {words.file.earlier}
      </Button>
      {all
        .filter((finding) => finding.file === file.file)
        .map((finding) => (
          <FindingNote key={finding.id} finding={finding} />
        ))}
    </div>
  );
}
