import type { BlockName } from './names.ts';

/** The button of an interactive block, and what it shows. */
const DISCLOSURE = `        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={moreId}
          onClick={() => setOpen(!open)}
        >
          {open ? hideLabel : showLabel}
        </button>
        <div id={moreId} hidden={!open}>
          {more.map((paragraph) => (
            <RichText key={paragraph} text={paragraph} />
          ))}
        </div>
`;

/** What it works with. */
const STATE = `  const { id, tone, heading, text, more, showLabel, hideLabel, blockKey } = props;
  const [open, setOpen] = useState(false);
  const moreId = \`\${blockKey}-more\`;
`;

/** The component of a new block. */
export function componentCode({ type, component }: BlockName, interactive: boolean): string {
  const signature = (parameter: string) =>
    `export default function ${component}(${parameter}: BlockProps<'${type}'>) {\n`;
  return `${interactive ? "import { useState } from 'react';\n" : ''}import type { BlockProps } from '../../contracts/content.ts';
import { Heading } from '../../ui/Heading.tsx';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './${type}.module.css';

/** A heading and a text${interactive ? '; a button shows more' : ''}. */
${interactive ? signature('props') + STATE : signature('{ id, tone, heading, text }')}  return (
    <Section id={id} tone={tone}>
      <Heading heading={heading} />
      <div className={styles.text}>
        {text.map((paragraph) => (
          <RichText key={paragraph} text={paragraph} />
        ))}
${interactive ? DISCLOSURE : ''}      </div>
    </Section>
  );
}
`;
}

const TEXT_STYLE = `  .text {
    display: grid;
    gap: var(--space-3);
    max-inline-size: 46rem;
    margin-block-start: var(--space-5);
  }
`;

const TOGGLE_STYLE = `
  .toggle {
    justify-self: start;
    min-block-size: var(--target);
    padding-inline: var(--space-3);
    border: 1px solid var(--edge);
    border-radius: var(--radius);
    background: var(--raised);
    color: var(--text);
    font: inherit;
    cursor: pointer;
  }
`;

const test = ({ type, component }: BlockName) => `import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Block, Words } from '../../generated/types.ts';
import ${component} from './Component.tsx';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const examples: { title: string; block: Extract<Block, { type: '${type}' }> }[] = JSON.parse(read('example.json'));
const { words }: { words: Words } = JSON.parse(read('../../../tests/fixture-site/messages.json'));

test.each(examples)('$title: shows its heading and every paragraph', ({ block }) => {
  const html = renderToStaticMarkup(createElement(${component}, { ...block, blockKey: 'b1', words }));
  expect(html).toContain(\`<h2>\${block.heading.title}</h2>\`);
  expect(html.match(/<p\\b/g)).toHaveLength(PARAGRAPHS);
});
`;

/** Its style, based on functional tokens. */
export function styleCode(interactive: boolean): string {
  return `@layer blocks {\n${TEXT_STYLE}${interactive ? TOGGLE_STYLE : ''}}\n`;
}

/** Its test, which renders every example. */
export function testCode(name: BlockName, interactive: boolean): string {
  const paragraphs = interactive ? 'block.text.length + block.more.length' : 'block.text.length';
  return test(name).replace('PARAGRAPHS', paragraphs);
}
