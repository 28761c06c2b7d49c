import type { FormField } from '../../contracts/forms.ts';
import { fieldComponents } from '../kinds/components.tsx';
import type { FieldTexts } from '../kinds/field-props.tsx';
import { fieldKinds } from '../rules/index.ts';
import styles from './FormView.module.css';
import type { useFormView } from './useFormView.ts';

interface FormFieldsProps {
  view: Pick<ReturnType<typeof useFormView>, 'ids' | 'phase' | 'fields' | 'problems' | 'register'>;
  words: FieldTexts;
}

/** Whether a field may be left empty. */
function isOptional({ rules = [] }: FormField): boolean {
  return !rules.some(({ rule }) => rule === 'required' || rule === 'accepted');
}

/**
 * The fields of a form, each rendered by the component of its kind. While the form is being sent, none can be changed.
 */
export function FormFields({ view, words }: FormFieldsProps) {
  const isLocked = view.phase === 'sending';
  return (
    // Not set on the whole form, because screen readers would not announce the upload's progress then.
    <div className={styles.fields} aria-busy={isLocked || undefined}>
      {view.fields.map((field) => {
        const Component = fieldComponents[field.kind];
        // Controls for typing can be made read-only individually, and keep the focus.
        const isTyped = fieldKinds[field.kind].answer === 'words';
        const text = {
          id: view.ids.field(field.name),
          label: field.label,
          optional: isOptional(field) ? words.optional : undefined,
          hint: field.hint,
          problem: view.problems.find(({ name }) => name === field.name)?.message,
        };
        return (
          <div
            key={field.name}
            className={field.width === 'half' ? styles.half : styles.full}
            inert={isLocked && !isTyped}
          >
            <Component
              field={field}
              text={text}
              words={words}
              registration={view.register(field.name)}
              isLocked={isLocked}
            />
          </div>
        );
      })}
    </div>
  );
}
