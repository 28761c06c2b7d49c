import { useState } from 'react';
import { isObject, pointerStep, property } from '../../../../content/read/json.ts';
import { namingProperty } from '../../../../content/schema/nouns.ts';
import type { KindInfo } from '../../../contract/files.ts';
import type { Operation, OperationResult } from '../../../contract/work.ts';
import { fill, uiTexts } from '../../i18n/ui-texts.ts';
import { labelOf } from '../../schema/labels.ts';
import type { PageTemplate } from '../../schema/page-templates.ts';
import type { Shape } from '../../schema/schema-set.ts';
import { sectionsProperty } from '../../schema/sections.ts';
import { useOpenFile, useStudio } from '../../start/window-context.ts';
import { nounOfKind } from '../../views/view-titles.ts';
import { adaptSection } from '../outline/adapt-section.ts';
import { AddressField } from './AddressField.tsx';
import { nameFrom } from './name-from.ts';
import { OperationDialog } from './OperationDialog.tsx';
import { OwnListOffer } from './OwnListOffer.tsx';
import { TemplateChoice } from './TemplateChoice.tsx';

/** The label of the property that receives the name of a new file, such as the title of an article. */
function labelOfName({ schema }: Shape): string {
  const name = namingProperty(schema);
  const own = name === undefined ? undefined : property(schema.properties, name);
  return name === undefined ? uiTexts.fields.name : labelOf(name, isObject(own) ? own : {});
}

/** The pointer of the first text that remains to be written in a new file; undefined if there is none. */
function firstToWrite({ file, hints }: OperationResult): string | undefined {
  return hints.find((hint) => hint.file === file)?.pointer;
}

/** A dialog that creates a file: asks for its name and, for pages, the address and a template. */
export function CreateDialog({ kind, onClose }: { kind: KindInfo; onClose: () => void }) {
  const studio = useStudio();
  const open = useOpenFile();
  const list = sectionsProperty(studio.schemas, kind);
  const [address, setAddress] = useState<string>();
  const [template, setTemplate] = useState<string>();
  const [sections, setSections] = useState<unknown[]>();
  const [isFitting, setFitting] = useState(false);
  const choose = async (chosen: PageTemplate | undefined) => {
    setTemplate(chosen?.name);
    setFitting(true);
    setSections(chosen && (await Promise.all(chosen.examples.map(({ block }) => adaptSection(studio, block)))));
    setFitting(false);
  };
  const edits =
    list !== undefined && sections
      ? { edits: [{ type: 'set' as const, at: pointerStep(list), value: sections }] }
      : undefined;
  return (
    <OperationDialog
      title={fill(uiTexts.operate.createTitle, { what: nounOfKind(kind) })}
      confirmLabel={uiTexts.operate.create}
      size={list === undefined ? 'small' : 'medium'}
      nameField={{ label: labelOfName(studio.schemas.root(kind.schema)), name: '', nameOf: nameFrom }}
      options={(name, refusal) =>
        list === undefined ? (
          <OwnListOffer kind={kind} onClose={onClose} />
        ) : (
          <>
            <AddressField name={name} typed={address} refusal={refusal} onChange={setAddress} />
            <TemplateChoice chosen={template} onChoose={(chosen) => void choose(chosen)} />
          </>
        )
      }
      areOptionsComplete={!isFitting && address !== ''}
      operation={(name, written): Operation => ({
        do: 'create',
        kind: kind.name,
        name,
        ...(written !== name && { title: written.trim() }),
        ...(address !== undefined && { address }),
        ...edits,
      })}
      // Pointers into a template's sections are not valid for the sections that it replaces.
      onDone={(done) => done.file && open(done.file, edits ? undefined : firstToWrite(done))}
      onClose={onClose}
    />
  );
}
