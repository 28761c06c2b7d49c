import { pointerStep, textProperty } from '../../../../content/read/json.ts';
import type { KindInfo } from '../../../contract/files.ts';
import type { OpenFile } from '../../client/files/open-file.ts';
import { Form } from '../../fields/Form.tsx';
import { GroupFields } from '../../fields/GroupFields.tsx';
import { fill, uiTexts } from '../../i18n/ui-texts.ts';
import { additionalPropertiesShape } from '../../schema/parts.ts';
import { useStudio, useStudioState } from '../../start/window-context.ts';
import { Button } from '../../ui/Button.tsx';
import { EntityMenu } from '../../workspace/operations/EntityMenu.tsx';
import { EntityUses } from '../../workspace/operations/Uses.tsx';
import styles from './FactsView.module.css';

interface FactDetailProps {
  kind: KindInfo;
  file: OpenFile;
  name: string;
  fact: unknown;
  /** Called after the fact was renamed, with its new name, or removed. */
  onGone: (name: string | undefined) => void;
}

/** A fact: its fields, how to quote it, and where it is quoted. */
export function FactDetail({ kind, file, name, fact, onGone }: FactDetailProps) {
  const studio = useStudio();
  const { revision } = useStudioState();
  const { facts } = uiTexts;
  const entity = `fact/${name}`;
  const quotation = `{{facts.${name}}}`;
  const shape = additionalPropertiesShape(studio.schemas, studio.schemas.root(kind.schema));
  const copy = async () => {
    await navigator.clipboard.writeText(quotation);
    studio.notices.show(facts.copied);
  };
  return (
    <section aria-label={name} className="scroller">
      <div className={`room-page ${styles.inside}`}>
        <header className={styles.factHeader}>
          <div>
            <p className="muted">{name}</p>
            <h2 className={styles.figure}>{textProperty(fact, 'value') || name}</h2>
          </div>
          <EntityMenu
            entity={entity}
            name={name}
            labels={{ ...facts, newName: uiTexts.operate.newName }}
            onDone={onGone}
          />
        </header>
        <Form kind={kind} file={file} title={name}>
          {shape && <GroupFields pointer={pointerStep(name)} shape={shape} value={fact} label={name} />}
        </Form>
        <div className={`spread ${styles.quote}`}>
          <p>{fill(facts.quoteAs, { quotation })}</p>
          <Button size="small" icon="copy" onClick={() => void copy()}>
            {facts.copy}
          </Button>
        </div>
        <EntityUses entity={entity} reason={revision} title={facts.quotedOn} none={facts.notQuoted} />
      </div>
    </section>
  );
}
