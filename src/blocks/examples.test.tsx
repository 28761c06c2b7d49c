import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CompiledSite } from '../contracts/compiled-site.ts';
import { compileGallery, type Gallery } from '../dev/gallery.ts';
import { blockMeta } from '../generated/block-meta.ts';
import { renderBlock } from '../render/entry-server.tsx';

const root = path.resolve(import.meta.dirname, '../..');
const dir = mkdtempSync(path.join(tmpdir(), 'gallery-'));
let gallery: Gallery;
let site: CompiledSite;

beforeAll(async () => {
  gallery = await compileGallery(root, path.join(root, 'site-config'), path.join(dir, 'site-config'));
  if (!gallery.site) throw new Error(gallery.findings.map((finding) => finding.message).join('\n'));
  site = gallery.site;
});

afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** Every example as HTML, with its name. */
const rendered = () =>
  gallery.entries.map(({ type, title, path: address }) => {
    const html = site
      .page(address)
      .blocks.filter((block) => block.type === type)
      .map((block) => renderBlock(block, 'b0', site.data));
    return { type, name: `${type}: ${title}`, html: html.join('') };
  });

describe('examples of blocks', () => {
  it('there is one for every type', () => {
    expect(new Set(gallery.entries.map((entry) => entry.type))).toEqual(new Set(Object.keys(blockMeta)));
  });

  it('they pass the checker', () => {
    expect(gallery.findings.filter(({ severity, file }) => severity === 'error' && file.includes('gallery-'))).toEqual(
      [],
    );
  });

  it('each renders one section, without style attributes, which the content security policy forbids', () => {
    for (const { name, html } of rendered()) {
      expect(html, name).toMatch(/^<section[^>]* data-tone="/);
      expect(html, name).not.toMatch(/\sstyle=/);
    }
  });

  it('each has the page’s main heading exactly if its schema says so', () => {
    for (const { type, name, html } of rendered()) {
      expect(html.match(/<h1/g) ?? [], name).toHaveLength(blockMeta[type].heading ? 1 : 0);
    }
  });

  it('pictures are offered in all the widths that are generated', () => {
    const files = rendered().flatMap(({ html }) => html.match(/srcSet="[^"]+"/g) ?? []);
    expect(files.length).toBeGreaterThan(0);
    for (const list of files) expect(list).toMatch(/^srcSet="(\/images\/[\w-]+-[0-9a-f]{8}-\d+\.avif \d+w(, )?)+"$/);
  });
});
