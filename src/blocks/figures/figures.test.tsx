import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { words } from '../../../site-config/messages.json';
import FiguresBlock from './Component.tsx';

const pages = ['one', 'two', 'three'].map((name) => ({ path: `/${name}`, title: name }));
const texts = { results: 'Measured', targets: 'Aimed for', market: 'Of the market', pages: 'Pages: {count}' };

function render(): string {
  const proof = { meaning: 'Homes', period: '2025', source: 'our ledger' };
  const figures = [
    { name: 'homes', figure: { text: '98%', proof: { ...proof, status: 'result' as const } }, pages },
    { name: 'villages', figure: { text: '6', proof: { ...proof, status: 'target' as const } }, pages: [] },
    { name: 'beds', group: 'Stays', figure: { text: '9', proof: { ...proof, status: 'result' as const } }, pages: [] },
    { name: 'lets', group: 'Homes', figure: { text: '7', proof: { ...proof, status: 'target' as const } }, pages: [] },
  ];
  return renderToStaticMarkup(
    <FiguresBlock type="figures" blockKey="b1" figures={figures} texts={texts} words={words} />,
  );
}

test('a figure has its name as anchor, and what it rests on is there, with its pages folded away', () => {
  const [, homes, , villages] = render().split(/(?=<li id=)/);
  expect(homes).toMatch(/^<li id="homes">.*Homes.*our ledger.*<details[^>]*><summary>Pages: 3<\/summary>/s);
  expect(homes?.match(/<a /g)).toHaveLength(3);
  expect(villages).toMatch(/^<li id="villages">/);
  expect(villages).not.toContain('<details');
});

test('links to the groups say how many figures each has, and a group without figures is left out', () => {
  const html = render();
  const links = [...html.matchAll(/<a href="#([^"]+)"[^>]*>([^<]*)<small>(\d+)<\/small>/g)];
  expect(links.map(([, , label, count]) => [label?.trim(), count])).toEqual([
    ['Measured', '2'],
    ['Aimed for', '2'],
  ]);
  for (const [, id] of links) expect(html).toContain(`<h2 id="${id}">`);
});

test('a part of the company is a heading above its figures; those of no part come first, without one', () => {
  const [measured = '', aimed = ''] = render().split('<section').slice(2);
  expect(measured.match(/<h3>[^<]*|<li id="[^"]*/g)).toEqual(['<li id="homes', '<h3>Stays', '<li id="beds']);
  expect(aimed.match(/<h3>[^<]*|<li id="[^"]*/g)).toEqual(['<li id="villages', '<h3>Homes', '<li id="lets']);
});
