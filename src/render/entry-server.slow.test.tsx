import path from 'node:path';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { compileSite } from '../content/compile/compile.ts';
import type { PageData } from '../contracts/page-data.ts';
import { mainPathOf } from '../layout/current.ts';
import { App } from './App.tsx';
import { renderApp, renderFooter } from './entry-server.tsx';

const root = path.resolve(import.meta.dirname, '../..');
const nothing = () => undefined;

test('on every path, the page inserted into a cached frame equals React’s complete rendering', async () => {
  const { site } = await compileSite({
    configDir: path.join(root, 'site-config'),
    schemasDir: path.join(root, 'schemas'),
  });
  if (!site) throw new Error('The content of the project has mistakes.');
  const footer = renderFooter(site.data);
  for (const { path: urlPath } of site.paths) {
    const { layout, screen } = site.page(urlPath);
    const page: PageData = {
      path: urlPath,
      screen,
      layout,
      blocks: [{ key: 'b0', type: 'notice' }],
      entry: '',
      site: '',
      styles: [],
    };
    const shown = { page, html: { b0: `<p>$& ${urlPath}</p>` }, dialogs: `<p>$1 of ${urlPath}</p>`, footer };
    const marked = { ...shown, footer: renderFooter(site.data, mainPathOf(site.data, screen ?? urlPath)) };
    const whole = renderToString(
      <App site={site.data} shown={marked} head={undefined} announcement="" onMessage={nothing} onNavigate={nothing} />,
    );
    expect(renderApp(site.data, shown), urlPath).toBe(whole);
  }
  expect(site.paths.length).toBeGreaterThan(30);
});
