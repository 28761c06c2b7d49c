import { expect, test } from 'vitest';
import { TestStudio } from '../../../testing/test-studio.ts';
import { StudioClient } from '../../client/studio-client.ts';
import { pageTemplates } from '../../schema/page-templates.ts';
import { adaptSection } from './adapt-section.ts';

test('a page created from any template has no errors, and is one undo step', { timeout: 60_000 }, async () => {
  await using trial = await TestStudio.open();
  const studio = await StudioClient.open((name, request) => trial.call(name, request));
  for (const { name, examples } of pageTemplates(studio.schemas)) {
    const value = await Promise.all(examples.map(({ block }) => adaptSection(studio, block)));
    const edits = [{ type: 'set' as const, at: '/blocks', value }];
    const done = await studio.operate({ do: 'create', kind: 'pages', name: `from-${name}`, edits });
    const { data } = await trial.call('file', { file: done?.file ?? '' });
    expect(Reflect.get(Object(data), 'blocks')).toEqual(value);
    const { findings } = await trial.call('findings', {});
    const errors = findings.filter(({ file, severity }) => file === done?.file && severity === 'error');
    expect(errors, name).toEqual([]);
    await studio.undo();
    expect((await trial.call('overview', {})).files.some(({ file }) => file === done?.file)).toBe(false);
  }
});
