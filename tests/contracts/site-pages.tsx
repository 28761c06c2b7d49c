import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import type { ServerConfig } from '../../src/contracts/server-config.ts';
import { FormView } from '../../src/forms/view/FormView.tsx';
import { renderFormTemplates } from '../../src/render/entry-server.tsx';
import type { AppOptions } from '../../src/server/app.ts';
import { startTestServer, type TestServer } from './server.ts';
import { sampleConfig, sampleForm } from './server-config.ts';

/** A page with a form of the sample, as the build would render it. */
function page(config: ServerConfig, id: string, source?: string): string {
  const form = sampleForm(config, id);
  const shown = source === undefined ? form : { ...form, source };
  const view = renderToString(<FormView form={shown} idPrefix="f" words={config.words} label="Write" />);
  return `<!doctype html><html lang="en"><head><meta http-equiv="Content-Security-Policy" content="x"><script>starter()</script><title data-prerendered="true">Page of ${id}</title></head><body><main><h1>Page of ${id}</h1>${view}</main><script type="application/json" id="page">{"a":"\\u003cform >"}</script></body></html>`;
}

/** A built site with pages for the forms of the sample. */
function sampleSite(): { config: ServerConfig; publicDir: string; remove: () => void } {
  const config = sampleConfig();
  const publicDir = mkdtempSync(join(tmpdir(), 'pages-'));
  const pages = {
    contact: page(config, 'contact'),
    careers: page(config, 'careers'),
    blog: page(config, 'newsletter'),
    'blog/rains': page(config, 'article-newsletter', 'article-rains'),
  };
  for (const [path, html] of Object.entries(pages)) {
    mkdirSync(join(publicDir, path), { recursive: true });
    writeFileSync(join(publicDir, path, 'index.html'), html);
  }
  const formPages = {
    contact: '/contact',
    careers: '/careers',
    newsletter: '/blog',
    'article-newsletter': '/blog/rains',
  };
  return {
    config: { ...config, formPages, formTemplates: renderFormTemplates(config.forms) },
    publicDir,
    remove: () => rmSync(publicDir, { recursive: true, force: true }),
  };
}

/** A server for a built site, which is deleted with it. */
export async function startSampleServer(changes: Partial<AppOptions> = {}): Promise<TestServer> {
  const { config, publicDir, remove } = sampleSite();
  const server = await startTestServer({ getConfig: () => config, publicDir, ...changes });
  return {
    ...server,
    async close() {
      await server.close();
      remove();
    },
  };
}
