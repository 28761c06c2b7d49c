import { useMemo } from 'react';
import { textProperty } from '../../../../content/read/json.ts';
import { valueAt } from '../../client/files/apply-edit.ts';
import { useObserved } from '../../client/observable.ts';
import { answersIn, fieldNamed } from '../../schema/answers.ts';
import { useOverview, useStudio } from '../../start/window-context.ts';
import type { ControlProps } from '../control-props.ts';
import { useForm } from '../form-context.ts';
import { NamedField } from './ReferenceField.tsx';
import { TextField } from './TextField.tsx';

/** An answer to a form field that a sibling property names: chosen from the options of the field, or else typed. */
export function AnswerField(props: ControlProps) {
  const studio = useStudio();
  const form = useForm();
  const { data } = useObserved(studio.file(form.file).view);
  const parent = valueAt(data, props.pointer.slice(0, props.pointer.lastIndexOf('/')));
  const name = textProperty(parent, textProperty(props.shape.schema, 'x-answer-to') ?? '');
  const list = textProperty(fieldNamed(data, name), 'options');
  if (list === undefined) return <TextField {...props} isLine={false} />;
  return <OptionsField {...props} list={list} />;
}

function OptionsField({ list, ...props }: ControlProps & { list: string }) {
  const { files } = useOverview();
  const file = files.find(({ kind, id }) => kind === 'options' && id === list)?.file;
  return file === undefined ? <TextField {...props} isLine={false} /> : <ListedOptions {...props} file={file} />;
}

function ListedOptions({ file, ...props }: ControlProps & { file: string }) {
  const { data } = useObserved(useStudio().file(file).view);
  return <NamedField {...props} names={useMemo(() => answersIn(data), [data])} />;
}
