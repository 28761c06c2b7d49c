import type { StudioFinding } from '../../../contract/work.ts';
import { locationKey } from '../../client/findings.ts';
import { useSelected } from '../../client/observable.ts';
import { isTranslatable, language, translateFinding, uiTexts } from '../../i18n/ui-texts.ts';
import { useFindingIndex, useStudio } from '../../start/window-context.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useForm } from '../form-context.ts';
import styles from './FieldFindings.module.css';

const none: readonly StudioFinding[] = [];

/** The findings at a pointer of the form's file. */
export function useFindings(pointer: string): readonly StudioFinding[] {
  const studio = useStudio();
  const { file } = useForm();
  return useSelected(studio.findings, ({ at }) => at.get(locationKey(file, pointer)) ?? none);
}

/** The highest severity of findings at a location or inside it. */
export function useHighestSeverity(file: string, pointer: string): 'error' | 'warning' | undefined {
  const studio = useStudio();
  return useSelected(studio.findings, ({ worst }) => worst.get(locationKey(file, pointer)));
}

/** The findings of a field, with buttons that fix them. */
export function FieldFindings({ pointer, id }: { pointer: string; id: string }) {
  return <FindingNotes id={id} findings={useFindings(pointer)} />;
}

/** The findings inside a value whose parts have no room to show them, such as the cells of a table. */
export function FindingsBelow({ pointer }: { pointer: string }) {
  const form = useForm();
  const { all } = useFindingIndex();
  return (
    <FindingNotes
      findings={all.filter(({ file, pointer: at }) => file === form.file && at.startsWith(`${pointer}/`))}
    />
  );
}

function FindingNotes({ id, findings }: { id?: string; findings: readonly StudioFinding[] }) {
  return (
    <div id={id} className={styles.findings}>
      {findings.map((finding) => (
        <FindingNote key={finding.id} finding={finding} />
      ))}
    </div>
  );
}

/** A note that some of the texts are in English: rare findings are not translated. @param texts the shown findings */
export function InEnglish({ texts }: { texts: readonly string[] }) {
  if (language === 'en' || texts.every(isTranslatable)) return null;
  return <p className="hint">{uiTexts.findings.inEnglish}</p>;
}

/** A text of a finding in the studio's language, or in English if there is no translation. */
export function FindingWords({ text }: { text: string }) {
  const own = translateFinding(text);
  return <span lang={own === undefined ? 'en' : undefined}>{own ?? text}</span>;
}

/** A finding with its suggestion, and a button for each fix. */
export function FindingNote({ finding }: { finding: StudioFinding }) {
  const studio = useStudio();
  const { severity, message, suggestion, fix, choices = [] } = finding;
  return (
    <div className={`${styles.finding} ${styles[severity]}`}>
      <Icon name={severity === 'error' ? 'circle-alert' : 'triangle-alert'} />
      <div className={styles.words}>
        <span className="visually-hidden">{uiTexts.findings[severity]} </span>
        <FindingWords text={message} />{' '}
        <span className={styles.suggestion}>
          <FindingWords text={suggestion} />
        </span>
        {fix && (
          <Button size="small" icon="wand-sparkles" className={styles.fix} onClick={() => void studio.fix(finding)}>
            <FindingWords text={fix.title} />
          </Button>
        )}
        {choices.map(({ title }, index) => (
          <Button key={title} size="small" className={styles.fix} onClick={() => void studio.fix(finding, index)}>
            <FindingWords text={title} />
          </Button>
        ))}
      </div>
    </div>
  );
}
