import { useState } from 'react';
import type { OpenFile } from '../client/files/open-file.ts';
import { useObserved } from '../client/observable.ts';
import { FindingNote } from '../fields/frame/FieldFindings.tsx';
import { LabelledInput } from '../fields/frame/LabelledInput.tsx';
import { uiTexts } from '../i18n/ui-texts.ts';
import { useFindingIndex, useNavigation, useStudio } from '../start/window-context.ts';
import { Button } from '../ui/Button.tsx';
import styles from './BrokenFile.module.css';

/** A text editor for a file with invalid JSON, with its findings. @param Heading `h1` if there is no other heading */
export function BrokenFile({ file, Heading }: { file: OpenFile; Heading: 'h1' | 'h2' }) {
  const studio = useStudio();
  const navigation = useNavigation();
  const { text } = useObserved(file.view);
  const { all } = useFindingIndex();
  const [written, setWritten] = useState(text);
  const take = async () => {
    const done = await studio.actions.attempt(() => file.replaceText(written));
    if (done) studio.showState(done);
  };
  return (
    <div className={styles.broken}>
      <Heading className={styles.title}>{uiTexts.file.broken}</Heading>
      <p className="muted">{uiTexts.file.brokenHelp}</p>
      <LabelledInput
        label={uiTexts.file.text}
        labelClassName="label"
        className={styles.text}
        rows={2}
        spellCheck={false}
        value={written}
        onChange={setWritten}
      />
      <Button variant="primary" onClick={() => void take()}>
        {uiTexts.file.take}
      </Button>
      <Button icon="history" onClick={() => navigation.go({ view: 'history', file: file.file })}>
        {uiTexts.file.earlier}
      </Button>
      {all
        .filter((finding) => finding.file === file.file)
        .map((finding) => (
          <FindingNote key={finding.id} finding={finding} />
        ))}
    </div>
  );
}
