import type { StudioFinding } from '../../../contract/work.ts';
import { placeKey } from '../../client/findings.ts';
import { useObserved, useSelected } from '../../client/observable.ts';
import { useStudio } from '../../start/studio-context.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { findingInWords, isInWords, language, words } from '../../words/words.ts';
import { useForm } from '../form-context.ts';
import styles from './FieldFindings.module.css';

const none: readonly StudioFinding[] = [];

/** What is wrong at a place. */
function useFindings(pointer: string): readonly StudioFinding[] {
  const studio = useStudio();
  const { file } = useForm();
  return useSelected(studio.findings, ({ at }) => at.get(placeKey(file, pointer)) ?? none);
}

/** What tells of a control by its attributes: what describes it, and whether the check finds it wrong. */
export function useDescription(pointer: string, id: string, hint: string | undefined) {
  const isAtFault = useFindings(pointer).some(({ severity }) => severity === 'error');
  return {
    'aria-describedby': hint ? `${id}-hint ${id}-findings` : `${id}-findings`,
    'aria-invalid': isAtFault || undefined,
  };
}

/** The highest severity at a place or below it. */
export function useWorst(file: string, pointer: string): 'error' | 'warning' | undefined {
  const studio = useStudio();
  return useSelected(studio.findings, ({ worst }) => worst.get(placeKey(file, pointer)));
}

/** What is wrong with a field, and buttons that fix it. */
export function FieldFindings({ pointer, id }: { pointer: string; id: string }) {
  const findings = useFindings(pointer);
  return (
    <div id={id} className={styles.findings}>
      {findings.map((finding) => (
        <FindingNote key={finding.id} finding={finding} />
      ))}
    </div>
  );
}

/** What is wrong below a place whose parts are too small to say it themselves, such as the cells of a table. */
export function FindingsBelow({ pointer }: { pointer: string }) {
  const studio = useStudio();
  const form = useForm();
  const { all } = useObserved(studio.findings);
  const below = all.filter(({ file, pointer: at }) => file === form.file && at.startsWith(`${pointer}/`));
  return (
    <div className={styles.findings}>
      {below.map((finding) => (
        <FindingNote key={finding.id} finding={finding} />
      ))}
    </div>
  );
}

/** Rare findings are not translated; where the studio is not in English this is said. @param texts what is shown */
export function InEnglish({ texts }: { texts: readonly string[] }) {
  if (language === 'en' || texts.every(isInWords)) return null;
  return <p className={styles.english}>{words.findings.inEnglish}</p>;
}

/** What the check says, in the words of the studio where it has some. */
export function FindingWords({ text }: { text: string }) {
  const own = findingInWords(text);
  return <span lang={own === undefined ? 'en' : undefined}>{own ?? text}</span>;
}

/** One finding with its advice, and a button that fixes it if there is a fix. */
export function FindingNote({ finding }: { finding: StudioFinding }) {
  const studio = useStudio();
  const { severity, message, suggestion, fix } = finding;
  return (
    <div className={`${styles.finding} ${styles[severity]}`}>
      <Icon name={severity === 'error' ? 'circle-alert' : 'triangle-alert'} />
      <div className={styles.words}>
        <span className="visually-hidden">{words.findings[severity]} </span>
        <FindingWords text={message} />{' '}
        <span className={styles.suggestion}>
          <FindingWords text={suggestion} />
        </span>
        {fix && (
          <Button size="small" icon="wand-sparkles" className={styles.fix} onClick={() => void studio.fix(finding)}>
            <FindingWords text={fix.title} />
          </Button>
        )}
      </div>
    </div>
  );
}
