import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TitleText } from './TitleText.tsx';

test.each([
  ['The short-stay catalogue', 'The [short-stay] catalogue'],
  ['Co-op, go-ahead: built-in?', '[Co-op,] [go-ahead:] [built-in?]'],
])('short hyphenated words stay whole: %s', (text, marked) => {
  const html = renderToStaticMarkup(<TitleText text={text} />);
  expect(html.replaceAll('<span class="hyphenated">', '[').replaceAll('</span>', ']')).toBe(marked);
});

test.each(['A plain title', 'Low-maintenance gardens', 'State-of-the-art', 'A - B', '-'])(
  'long words and separate hyphens are left to the line: %s',
  (text) => {
    expect(renderToStaticMarkup(<TitleText text={text} />)).toBe(text);
  },
);
