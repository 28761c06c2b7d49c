import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { words } from '../../../site-config/messages.json';
import PageHero from './Component.tsx';
import styles from './page-hero.module.css';

const render = (variant: 'centred' | 'cover') =>
  renderToStaticMarkup(<PageHero type="page-hero" variant={variant} title="We are here" blockKey="b0" words={words} />);

test('without a picture, only the centred variant is kept; all others become plain', () => {
  expect(render('centred')).toContain(`${styles.centred}`);
  expect(render('cover')).toContain(`${styles.plain}`);
});
