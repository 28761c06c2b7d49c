import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { imageSize } from 'image-size';
import { expect, onTestFinished, test } from 'vitest';
import { readSchemas } from '../schema/read-schemas.ts';
import { blockSchemas, type SchemaFile } from '../schema/schemas.ts';
import { generateBlockReference, pictureOf } from './block-reference.ts';

const root = join(import.meta.dirname, '../../..');

const colour: SchemaFile = {
  path: 'shared/colour.schema.json',
  title: 'Colour',
  schema: { description: 'A **colour**.', type: 'string', 'x-ref': 'colour' },
};
const frame: SchemaFile = {
  path: 'shared/frame.schema.json',
  title: 'Frame',
  schema: {
    description: 'A frame.',
    type: 'object',
    required: ['line'],
    properties: { line: { $ref: 'colour.schema.json', description: 'Its line.' } },
  },
};

function photo(properties: object): SchemaFile {
  const schema = { description: 'A photograph.', type: 'object', required: ['size', 'frames'], properties };
  return { path: 'blocks/photo.schema.json', title: 'Photo', schema };
}

/** A project that only has examples of the block photo. */
function projectWithExamples(examples: object[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'block-reference-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'src/blocks/photo'), { recursive: true });
  writeFileSync(join(folder, 'src/blocks/photo/example.json'), JSON.stringify(examples));
  return folder;
}

test('a row tells what a property is for, whether it is required, and what values it can have', () => {
  const block = photo({
    size: { enum: ['small', 'large'], description: 'How large.' },
    colour: { $ref: '../shared/colour.schema.json' },
    caption: { type: 'string', maxLength: 40, description: 'Below it.' },
    seconds: { type: 'integer', minimum: 1, description: 'How long.' },
    frames: { type: 'array', minItems: 1, maxItems: 3, items: { $ref: '../shared/frame.schema.json' } },
    marks: { type: 'array', description: 'Marks.', items: { properties: { on: { type: 'boolean' } } } },
  });
  const reference = generateBlockReference([block, colour, frame], projectWithExamples([]));
  expect(reference.split('\n').filter((line) => line.startsWith('| `'))).toEqual([
    '| `size` | How large. | yes | `small`, `large` |',
    '| `colour` | A \\*\\*colour\\*\\*. |  | name (colour) |',
    '| `caption` | Below it. |  | text, at most 40 characters |',
    '| `seconds` | How long. |  | whole number, at least 1 |',
    '| `frames` |  | yes | list of 1 to 3: [frame](#part-frame) |',
    '| `marks` | Marks. |  | list: the properties below |',
    '| `marks` › `on` |  |  | `true`, `false` |',
    '| `line` | Its line. | yes | name (colour) |',
  ]);
  expect(reference).toContain('## Part: frame\n\nA frame.');
  expect(reference).not.toContain('Part: colour');
});

test('each example is shown with its picture if it has one; only the JSON of the first is not collapsed', () => {
  const folder = projectWithExamples([
    { title: 'One', block: { type: 'photo', size: 'small' } },
    { title: 'Two', block: { type: 'photo', size: 'large' } },
  ]);
  mkdirSync(join(folder, 'docs/blocks'), { recursive: true });
  writeFileSync(join(folder, pictureOf('photo', 1)), '');
  const reference = generateBlockReference([photo({})], folder);
  expect(reference).toContain(`**One**

![photo: One](../docs/blocks/photo-1.webp)

\`\`\`json
{
  "type": "photo",
  "size": "small"
}
\`\`\`

**Two**

<details><summary>JSON</summary>

\`\`\`json
{
  "type": "photo",
  "size": "large"
}
\`\`\`

</details>
`);
});

test('a reference to a schema that does not exist is an error that names it', () => {
  const block = photo({ frame: { $ref: '../shared/frme.schema.json' } });
  expect(() => generateBlockReference([block], projectWithExamples([]))).toThrow(
    'schemas/blocks/photo.schema.json refers to ../shared/frme.schema.json',
  );
});

/** Every block type of the project, with its examples. */
function examples(): { type: string; blocks: unknown[] }[] {
  return blockSchemas(readSchemas(join(root, 'schemas'))).map(({ type }) => {
    const file: { block: unknown }[] = JSON.parse(readFileSync(join(root, `src/blocks/${type}/example.json`), 'utf8'));
    return { type, blocks: file.map(({ block }) => block) };
  });
}

test('contains every block of the project with its examples, and every link has a target', () => {
  const reference = generateBlockReference(readSchemas(join(root, 'schemas')), root);
  const headings = [...reference.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title);
  const anchors = headings.map((title) =>
    title
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-')
      .toLowerCase(),
  );
  for (const [, anchor] of reference.matchAll(/\]\(#([^)]+)\)/g)) expect(anchors).toContain(anchor);
  const shown: unknown[] = [...reference.matchAll(/```json\n([\s\S]*?)\n```/g)].map(([, text = '']) =>
    JSON.parse(text),
  );
  const types = examples().map(({ type }) => type);
  expect(headings.slice(0, types.length)).toEqual(types);
  expect(shown).toEqual(examples().flatMap(({ blocks }) => blocks));
});

/** The block types used on the project's pages. */
function typesInUse(): Set<string> {
  const folder = join(root, 'site-config/pages');
  const pages: { blocks: { type: string }[] }[] = readdirSync(folder).map((name) =>
    JSON.parse(readFileSync(join(folder, name), 'utf8')),
  );
  return new Set(pages.flatMap(({ blocks }) => blocks.map(({ type }) => type)));
}

test('every example of a block in use has a small picture, and there are no other pictures (npm run shots -- --blocks)', () => {
  const inUse = typesInUse();
  const wanted = examples()
    .filter(({ type }) => inUse.has(type))
    .flatMap(({ type, blocks }) => blocks.map((_, index) => pictureOf(type, index + 1)));
  const folder = dirname(pictureOf('any', 1));
  const there = readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
  expect(there.sort()).toEqual(wanted.sort());
  for (const file of wanted) {
    const bytes = readFileSync(join(root, file));
    expect(bytes.length, file).toBeLessThanOrEqual(25_000);
    expect(imageSize(bytes), file).toMatchObject({ type: 'webp', width: 640 });
  }
});
