import type { Words } from '../generated/types.ts';
import type { FormField } from '../shapes.ts';
import styles from './FormView.module.css';
import { fieldAdapters } from './fields/index.ts';
import type { useFormView } from './use-form-view.ts';

export type FieldWords = Pick<Words, 'optional' | 'choose'>;

interface FormFieldsProps {
  view: Pick<ReturnType<typeof useFormView>, 'ids' | 'fields' | 'problems' | 'register'>;
  words: FieldWords;
}

/** Whether a field may stay empty. */
function isOptional({ rules = [] }: FormField): boolean {
  return !rules.some(({ rule }) => rule === 'required' || rule === 'accepted');
}

/** The fields of a form, each by the adapter of its kind. */
export function FormFields({ view, words }: FormFieldsProps) {
  return (
    <div className={styles.fields}>
      {view.fields.map((field) => {
        const Adapter = fieldAdapters[field.kind];
        const text = {
          id: view.ids.field(field.name),
          label: field.label,
          optional: isOptional(field) ? words.optional : undefined,
          hint: field.hint,
          problem: view.problems.find(({ name }) => name === field.name)?.message,
        };
        return (
          <div key={field.name} className={field.width === 'half' ? styles.half : styles.full}>
            <Adapter field={field} text={text} choose={words.choose} registration={view.register(field.name)} />
          </div>
        );
      })}
    </div>
  );
}
