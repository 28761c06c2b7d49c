import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProofLine } from './ProofLine.tsx';

const words = {
  figureResult: 'Result',
  figureTarget: 'Target',
  figureMarket: 'Market',
  figureSource: 'Source: {source}',
};
const proof = { meaning: 'Homes', status: 'result', period: '2025', source: 'our ledger' } as const;

test('no line ends with a separator that stands alone, or with the word for the source', () => {
  const html = renderToStaticMarkup(<ProofLine proof={proof} of="Rents" words={words} />);
  expect(html).toContain('Rents: 2025. Source:\u00a0our ledger');
});

test('its first word is separated from the next by a space, since search results show it without CSS', () => {
  const html = renderToStaticMarkup(<ProofLine proof={proof} words={words} />);
  expect(html.replace(/<[^>]*>/g, '')).toMatch(/^Result 2025/);
});

test('a range stays on one line', () => {
  const html = renderToStaticMarkup(<ProofLine proof={{ ...proof, period: 'lettings of 2023–2025' }} words={words} />);
  expect(html).toContain('lettings of <span class="unbroken">2023–2025.</span>');
});
