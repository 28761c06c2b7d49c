import { useId } from 'react';
import { uiTexts } from '../../i18n/ui-texts.ts';
import { type PageTemplate, pageTemplates } from '../../schema/page-templates.ts';
import { useStudio } from '../../start/window-context.ts';
import styles from './TemplateChoice.module.css';

const templateTexts: Record<string, { title: string; help: string } | undefined> = {
  ...uiTexts.templates,
  label: undefined,
};

interface TemplateChoiceProps {
  /** Name of the chosen template; undefined for an empty page. */
  chosen: string | undefined;
  onChoose: (template: PageTemplate | undefined) => void;
}

/** Radio buttons to choose the template of a new page, with screenshots of its sections. */
export function TemplateChoice({ chosen, onChoose }: TemplateChoiceProps) {
  const id = useId();
  const { schemas } = useStudio();
  const choices = [{ name: 'empty', examples: [] }, ...pageTemplates(schemas)];
  return (
    <fieldset className={styles.templates}>
      <legend className={styles.legend}>{uiTexts.templates.label}</legend>
      {choices.map((template, index) => (
        <label key={template.name} className={styles.template}>
          <input
            type="radio"
            name={id}
            aria-label={templateTexts[template.name]?.title ?? template.name}
            className={styles.input}
            aria-describedby={`${id}-${template.name}`}
            checked={(chosen ?? 'empty') === template.name}
            onChange={() => onChoose(index === 0 ? undefined : template)}
          />
          <span className={styles.pictures}>
            {template.examples.map(
              ({ picture }) => picture && <img key={picture} src={picture} alt="" className={styles.picture} />,
            )}
          </span>
          <span className={styles.title}>{templateTexts[template.name]?.title ?? template.name}</span>
          <span id={`${id}-${template.name}`} className="hint pretty">
            {templateTexts[template.name]?.help}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
