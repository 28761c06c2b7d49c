import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../scripts/lib/root.ts';

export const ALERTS = path.join(ROOT, 'deploy/prometheus/alerts.yml');
/** The tests of the alert rules, and those about days. */
export const ALERT_TESTS = path.join(ROOT, 'deploy/prometheus/alerts.test.yml');
export const DAY_TESTS = path.join(ROOT, 'deploy/prometheus/alerts.days.test.yml');

/** The relevant part of a dashboard. */
export interface Dashboard {
  panels: Panel[];
  templating: { list: { name: string; definition?: string }[] };
}

interface Panel {
  id: number;
  type: string;
  title: string;
  gridPos: { x: number; y: number; w: number; h: number };
  targets?: { refId: string; expr: string }[];
}

export const dashboard: Dashboard = JSON.parse(readFileSync(path.join(ROOT, 'deploy/grafana/dashboard.json'), 'utf8'));

/** The names of the alerts, in order. */
export function alertNames(rules: string): string[] {
  return [...rules.matchAll(/^ {6}- alert: (\w+)$/gm)].map(([, name = '']) => name);
}

/** The expressions of alert rules: on the same line as `expr`, or on the following lines. */
export function alertExpressions(rules: string): string[] {
  const found = rules.matchAll(/^ {8}expr: (?:\|\n((?: {10}.*\n)+)|([^|\n].*\n))/gm);
  return [...found].map(([, block, line]) => (block ?? line ?? '').replace(/\s+/g, ' ').trim());
}

/** The expressions of all panels. */
export function panelExpressions({ panels }: Dashboard): string[] {
  return panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
}

const OPERATORS = ['and', 'or', 'unless', 'by', 'on', 'without', 'ignoring', 'offset', 'bool'];

/** The metrics in a PromQL expression: every name that is not a label, function or keyword. */
export function metricsIn(expression: string): string[] {
  const bare = expression
    .replace(/"[^"]*"|\{[^}]*\}|\[[^\]]*\]/g, (found) => (found.startsWith('{') ? '' : ' '))
    .replace(/\b(by|on|without|ignoring) ?\([^)]*\)/g, ' ');
  const names = [...bare.matchAll(/(?<![\w.$])[a-z_]\w*\b(?!\s*\()/g)].map(([name]) => name);
  return names.filter((name) => !OPERATORS.includes(name));
}
