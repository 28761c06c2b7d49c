import { expect, test } from 'vitest';
import type { StudioFinding } from '../../contract/work.ts';
import { indexFindings } from './findings.ts';

const finding = (severity: 'error' | 'warning', pointer: string): StudioFinding => ({
  id: pointer,
  where: pointer,
  code: 'unknown-path',
  severity,
  file: 'site.json',
  line: 1,
  column: 1,
  endLine: 1,
  endColumn: 1,
  pointer,
  message: '',
  suggestion: '',
});

test('errors are listed before warnings, otherwise in the order of the check', () => {
  const found = [
    finding('warning', '/a'),
    finding('error', '/b/c'),
    finding('warning', '/b/d'),
    finding('error', '/e'),
  ];
  const { all, worst } = indexFindings(found);
  expect(all.map(({ pointer }) => pointer)).toEqual(['/b/c', '/e', '/a', '/b/d']);
  expect(worst.get('site.json#/b')).toBe('error');
});
