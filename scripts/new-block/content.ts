import type { BlockName } from './names.ts';

const reference = (name: string) => ({ $ref: `../shared/${name}.schema.json` });

/** The properties that only an interactive block has. */
const DISCLOSURE = {
  more: { ...reference('paragraphs'), description: 'What the button shows.' },
  showLabel: {
    type: 'string',
    minLength: 1,
    maxLength: 60,
    description: 'The words on the button while it is closed.',
  },
  hideLabel: { type: 'string', minLength: 1, maxLength: 60, description: 'The words on the button while it is open.' },
};

/** The schema of a new block: a heading and paragraphs; an interactive one also has a button that shows more. */
export function blockSchema({ type, component }: BlockName, interactive: boolean): object {
  const properties = {
    type: { const: type, description: 'What kind of section this is.' },
    id: reference('anchor'),
    tone: reference('tone'),
    heading: reference('heading'),
    text: { ...reference('paragraphs'), description: 'The text, a paragraph each.' },
    ...(interactive ? DISCLOSURE : {}),
  };
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: component,
    description: 'A heading and a text. Say here, in one sentence for staff, what the section is for.',
    type: 'object',
    additionalProperties: false,
    required: ['type', 'heading', 'text', ...(interactive ? Object.keys(DISCLOSURE) : [])],
    properties,
    ...(interactive ? { 'x-hydrate': 'visible' } : {}),
  };
}

/** The examples of a new block: documentation, gallery entry and test at once. */
export function blockExamples({ type }: BlockName, interactive: boolean): object {
  const extra = {
    more: ['This part is shown when the button is pressed.'],
    showLabel: 'Show more',
    hideLabel: 'Show less',
  };
  const block = {
    type,
    heading: { title: 'A heading of the new section' },
    text: ['The first paragraph, with **bold words** and a [link](/contact).'],
    ...(interactive ? extra : {}),
  };
  return [
    { title: 'Plain', block },
    { title: 'On dark ground, with everything', block: { ...block, id: `${type}-example`, tone: 'ink' } },
  ];
}
