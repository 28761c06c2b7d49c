import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../scripts/lib/temporary-folder.ts';
import { EventMetrics, exposition } from '../src/server/metrics/serve-metrics.ts';
import { openSqliteStorage } from '../src/server/storage/sqlite/sqlite.ts';
import { sampleConfig } from './contracts/server-config.ts';
import {
  ALERT_TESTS,
  ALERTS,
  alertExpressions,
  alertNames,
  DAY_TESTS,
  dashboard,
  metricsIn,
  panelExpressions,
} from './contracts/watching-files.ts';

const rules = readFileSync(ALERTS, 'utf8');

/** Every metric that a server writes, including the series of histograms, and those that Prometheus adds itself. */
async function knownMetrics(): Promise<Set<string>> {
  using folder = temporaryFolder();
  const storage = await openSqliteStorage(folder.path);
  const sources = { health: { storage }, dataDir: folder.path, buildRecord: folder.path, log: { warn: () => {} } };
  const { text } = await exposition(new EventMetrics(sampleConfig().forms), sources)();
  await storage.close();
  const types = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)];
  const parts = (name: string, type: string) =>
    type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name];
  return new Set(['up', ...types.flatMap(([, name = '', type = '']) => parts(name, type))]);
}

test('every metric used by alerts and dashboard is one that servers write', async () => {
  const known = await knownMetrics();
  const variables = dashboard.templating.list.flatMap(({ definition }) =>
    definition === undefined ? [] : [definition.replace(/^label_values\((.*), instance\)$/, '$1')],
  );
  const expressions = [...alertExpressions(rules), ...panelExpressions(dashboard), ...variables];
  expect(alertExpressions(rules)).toHaveLength(alertNames(rules).length);
  for (const expression of expressions) {
    const named = metricsIn(expression);
    expect(named.length, expression).toBeGreaterThan(0);
    expect(
      named.filter((name) => !known.has(name)),
      expression,
    ).toEqual([]);
  }
});

test.each([
  ['sum by (le) (rate(a_total{x="b",y=~"c"}[5m])) > 2 * 86400', ['a_total']],
  ['a unless on (job) max by (job, le) (b offset 15m) or vector(0)', ['a', 'b']],
  ['time() - c{d!~"e|f"} > 1.5e3', ['c']],
])('finds the metrics of %s', (expression, names) => {
  expect(metricsIn(expression)).toEqual(names);
});

test('every alert has a test in which it fires', () => {
  const tests = [ALERT_TESTS, DAY_TESTS].map((file) => readFileSync(file, 'utf8')).join('');
  const fired = [...tests.matchAll(/alertname: (\w+)\n\s+exp_alerts:/g)];
  expect([...new Set(fired.map(([, name]) => name))].sort()).toEqual(alertNames(rules).sort());
});

/** What Grafana requires of an imported dashboard (its JSON model). */
const PANEL = {
  type: 'object',
  required: ['id', 'type', 'title', 'gridPos'],
  properties: {
    id: { type: 'integer', minimum: 1 },
    type: { enum: ['row', 'stat', 'timeseries'] },
    title: { type: 'string', minLength: 1 },
    gridPos: {
      type: 'object',
      required: ['x', 'y', 'w', 'h'],
      properties: {
        x: { type: 'integer', minimum: 0, maximum: 23 },
        y: { type: 'integer', minimum: 0 },
        w: { type: 'integer', minimum: 1, maximum: 24 },
        h: { type: 'integer', minimum: 1 },
      },
    },
  },
  if: { properties: { type: { const: 'row' } } },
  else: {
    required: ['datasource', 'targets', 'fieldConfig', 'options'],
    properties: {
      datasource: { const: { type: 'prometheus', uid: '$' + '{datasource}' } },
      targets: {
        type: 'array',
        minItems: 1,
        items: {
          type: 'object',
          required: ['refId', 'expr', 'datasource'],
          properties: { refId: { type: 'string', pattern: '^[A-Z]$' }, expr: { type: 'string', minLength: 1 } },
        },
      },
      fieldConfig: {
        type: 'object',
        required: ['defaults', 'overrides'],
        properties: { defaults: { type: 'object', required: ['unit'] }, overrides: { type: 'array' } },
      },
    },
  },
};

const DASHBOARD = {
  type: 'object',
  required: ['uid', 'title', 'schemaVersion', 'panels', 'templating', 'time', 'annotations'],
  properties: {
    uid: { type: 'string', pattern: '^[\\w-]{1,40}$' },
    title: { type: 'string', minLength: 1 },
    schemaVersion: { type: 'integer', minimum: 36 },
    panels: { type: 'array', minItems: 1, items: PANEL },
    templating: {
      type: 'object',
      required: ['list'],
      properties: { list: { type: 'array', items: { type: 'object', required: ['name', 'type', 'query'] } } },
    },
    time: { type: 'object', required: ['from', 'to'] },
  },
};

test('the dashboard is valid for Grafana: structure, panel ids, and positions that do not overlap', () => {
  const validate = new Ajv().compile(DASHBOARD);
  expect([validate(dashboard), validate.errors]).toEqual([true, null]);
  const { panels } = dashboard;
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, at) => `${x + (at % w)} ${y + Math.floor(at / w)}`),
  );
  expect(cells.filter((cell) => Number(cell.split(' ')[0]) > 23)).toEqual([]);
  expect(new Set(cells).size).toBe(cells.length);
  for (const { targets = [] } of panels) expect(new Set(targets.map(({ refId }) => refId)).size).toBe(targets.length);
});
