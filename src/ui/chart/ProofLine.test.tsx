import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProofLine } from './ProofLine.tsx';

const words = { figureResult: 'Result', figureTarget: 'Target', figureSource: 'Source: {source}' };
const proof = { meaning: 'Homes', status: 'result', period: '2025', source: 'our ledger' } as const;

test('keeps the sign between its parts with the part before, so that no line begins with it', () => {
  const html = renderToStaticMarkup(<ProofLine proof={proof} words={words} />);
  expect(html).toContain('2025\u00a0· Source: our ledger');
});

test('parts its first word from the next, which search results quote without its style', () => {
  const html = renderToStaticMarkup(<ProofLine proof={proof} words={words} />);
  expect(html.replace(/<[^>]*>/g, '')).toMatch(/^Result 2025/);
});
