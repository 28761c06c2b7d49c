import path from 'node:path';
import { expect, test } from 'vitest';
import { ChangeLog } from '../../../content/edit/log/change-log.ts';
import { TestDraft } from '../../testing/test-draft.ts';
import { historyEntries } from './history.ts';
import { OutsideChanges } from './outside-changes.ts';

test('changes by other programs appear in the history once; saves are not recorded again', () => {
  using draft = new TestDraft({ 'a.json': '{"title":"One"}' });
  const logDir = path.join(draft.folder, 'log');
  const log = new ChangeLog(logDir, draft.savedDir);
  const options = { kinds: [], savedDir: draft.savedDir, log };
  const outside = new OutsideChanges(log, logDir, draft.savedDir);
  outside.logChanges();
  draft.writeOutside('a.json', '{"title":"Two"}');
  outside.logChanges();
  outside.logChanges();
  log.commit('Save', [
    { file: 'a.json', before: Buffer.from('{"title":"Two"}'), after: Buffer.from('{"title":"Three"}') },
  ]);
  outside.takeSnapshot();
  outside.logChanges();
  expect(historyEntries(options).map(({ title }) => title)).toEqual(['Save', 'Changed in an editor']);
});
