/** Prometheus' own checks of metrics, rules and dashboard. They need promtool. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../scripts/lib/run.ts';
import { temporaryFolder } from '../scripts/lib/temporary-folder.ts';
import { provideProgram } from '../scripts/test/provide-program.ts';
import { enquiry, SAVE } from './contracts/server.ts';
import { startWatched } from './contracts/watched-server.ts';
import { ALERT_TESTS, ALERTS, DAY_TESTS, dashboard, panelExpressions } from './contracts/watching-files.ts';
import { whenAvailable } from './contracts/when-available.ts';

await whenAvailable(
  'what Prometheus says of rules and metrics',
  () => provideProgram({ names: ['promtool'], packages: ['prometheus'] }),
  (promtool) => {
    test('the rule files are valid', async () => {
      const { code, output } = await run(promtool, ['check', 'rules', ALERTS]);
      expect([code, output]).toEqual([0, expect.stringMatching(/SUCCESS: \d+ rules found/)]);
    });

    test('each alert fires exactly when it should', async () => {
      const { code, output } = await run(promtool, ['test', 'rules', ALERT_TESTS, DAY_TESTS]);
      expect([code, output]).toEqual([0, expect.stringContaining('SUCCESS')]);
    });

    test('the tests of alerts can fail: with each threshold or outcome changed, they do', async () => {
      const rules = readFileSync(ALERTS, 'utf8');
      const changes = [
        ['> 3600', '> 36000'],
        ['== 0\n        for: 2m', '== 0\n        for: 20m'],
        ['> 0.02', '> 0.2'],
        ['< 0.1', '< 0.001'],
        ['state="dead"', 'state="queued"'],
        ['outcome="unavailable"', 'outcome="infected"'],
        ['alarmClock"}) == 1', 'alarmDead"}) == 1'],
      ];
      using folder = temporaryFolder();
      writeFileSync(path.join(folder.path, 'alerts.test.yml'), readFileSync(ALERT_TESTS));
      for (const [from = '', to = ''] of changes) {
        expect(rules).toContain(from);
        writeFileSync(path.join(folder.path, 'alerts.yml'), rules.replace(from, to));
        const { code } = await run(promtool, ['test', 'rules', path.join(folder.path, 'alerts.test.yml')]);
        expect([from, code]).toEqual([from, 1]);
      }
    });

    test('every expression of the dashboard is valid PromQL', async () => {
      const expressions = panelExpressions(dashboard).map((expr) => expr.replaceAll('$__rate_interval', '5m'));
      const rules = expressions.map((expr, at) => ({ record: `panel_${at}`, expr }));
      using folder = temporaryFolder();
      const file = path.join(folder.path, 'panels.json');
      // JSON is valid YAML.
      writeFileSync(file, JSON.stringify({ groups: [{ name: 'panels', rules }] }));
      const { code, output } = await run(promtool, ['check', 'rules', file]);
      expect([code, output]).toEqual([0, expect.stringContaining(`${expressions.length} rules found`)]);
    });

    test('metrics of a server that was used are valid, with names that follow the conventions', async () => {
      await using server = await startWatched();
      const headers = { 'content-type': 'application/json' };
      await fetch(server.url + SAVE, { method: 'POST', headers, body: JSON.stringify(enquiry()) });
      await fetch(`${server.url}/nothing`);
      const delivered = 'website_delivery_attempts_total{channel="mail",outcome="delivered"}';
      await expect.poll(async () => (await server.scrape()).get(delivered)).toBe(2);
      using folder = temporaryFolder();
      const file = path.join(folder.path, 'metrics');
      writeFileSync(file, await server.read());
      const { code, output } = await run('/bin/sh', ['-c', '"$0" check metrics < "$1"', promtool, file]);
      expect([code, output]).toEqual([0, '']);
    });
  },
);
