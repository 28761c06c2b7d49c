import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { words } from '../../../site-config/messages.json';
import PageHero from './Component.tsx';
import styles from './page-hero.module.css';

const render = (variant: 'centred' | 'cover') =>
  renderToStaticMarkup(<PageHero type="page-hero" variant={variant} title="We are here" blockKey="b0" words={words} />);

test('a full picture is a square on phones, so that a panorama needs a wider file', () => {
  const picture = { name: 'hills', hash: 'h', className: 'c', alt: 'Hills', widths: [480], fallback: 480 };
  const block = { type: 'page-hero' as const, variant: 'full' as const, title: 'We are here', blockKey: 'b0', words };
  const sizes = (width: number, height: number) =>
    / sizes="[^"]*, (\d+)vw"/.exec(
      renderToStaticMarkup(<PageHero {...block} picture={{ ...picture, width, height }} />),
    )?.[1];
  expect([sizes(2400, 1000), sizes(1000, 1000), sizes(800, 1000)]).toEqual(['211', '88', '88']);
});

test('without a picture, only the centred variant is kept; all others become plain', () => {
  expect(render('centred')).toContain(`${styles.centred}`);
  expect(render('cover')).toContain(`${styles.plain}`);
});
