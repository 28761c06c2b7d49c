/// <reference types="vitest/config" />
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, mergeConfig, type UserConfig } from 'vite';
import { cssModules, cssTargets } from './src/build/style/css-modules.ts';
import { blockMeta } from './src/generated/block-meta.ts';

const root = import.meta.dirname;
const inRoot = (file: string) => path.join(root, file);

/** Shared by all modes, so that style is compiled the same way everywhere. */
const shared: UserConfig = {
  root,
  logLevel: 'error',
  publicDir: false,
  plugins: [cssModules(root)],
  css: { transformer: 'lightningcss', lightningcss: { targets: cssTargets } },
};

const islands = Object.entries(blockMeta).flatMap(([type, { hydrate }]) => (hydrate ? [type] : []));

const FIRST_LETTERS = 'etnrisouaflchpdvmgybwESxTNCkLAOM_DPHBjFIqRUzWXV$JKQGYZ';
const LETTERS = `${FIRST_LETTERS}0123456789`;

/** The nth of all names, the short ones first: terser leaves out those that are words of the language. */
function shortName(index: number): string {
  let name = FIRST_LETTERS.charAt(index % FIRST_LETTERS.length);
  for (let rest = Math.floor(index / FIRST_LETTERS.length); rest > 0; rest = Math.floor(rest / LETTERS.length)) {
    rest -= 1;
    name += LETTERS.charAt(rest % LETTERS.length);
  }
  return name;
}

/** What runs in visitors' browsers: the entry, and a chunk for each hydrated block. */
const client: UserConfig = {
  ...shared,
  build: {
    modulePreload: false,
    minify: 'terser',
    // By itself terser gives the shortest names by the letters around, those in the names of other files too, so that a
    // file more would change the names inside all others.
    terserOptions: {
      ecma: 2020,
      module: true,
      compress: { passes: 3 },
      mangle: { nth_identifier: { get: shortName } },
    },
    target: 'es2022',
    rollupOptions: {
      input: {
        shared: inRoot('src/browser/shared-modules.ts'),
        entry: inRoot('src/browser/entry/entry-client.ts'),
        ...Object.fromEntries(islands.map((type) => [`block-${type}`, inRoot(`src/blocks/${type}/Component.tsx`)])),
      },
      preserveEntrySignatures: 'allow-extension',
      output: {
        entryFileNames: 'assets/[name].[hash].js',
        chunkFileNames: 'assets/[name].[hash].js',
        // Short names are given out by how often they are used: one block more would rename those of every other chunk.
        minifyInternalExports: false,
        codeSplitting: {
          groups: [
            // What the entry needs at once, apart from the chunks that bring React with them.
            {
              name: 'basics',
              test: /src\/(ui\/(dialog\/(alert|modal|Alert\.module)|link\/(address-change|plain-click)|fetch-code|Button\.module)|browser\/(starter\/after-frame|entry\/load\/fetch-json))|preload-helper/,
              priority: 1,
            },
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|^\0rolldown/ },
            // The primitives that nearly every block uses: together they take half the bytes of as many files.
            {
              name: 'ui',
              test: /src\/ui\/(Button|ActionButton|Heading|Icon|link\/(Link|link-target)|Picture|rich-text\/(RichText|rich-text)|Section|slides\/\w+)\b/,
            },
            // What the blocks of the blog share.
            { name: 'articles', test: /src\/ui\/article\// },
          ],
        },
      },
    },
  },
};

/** The same with what the studio needs inside the shown page. */
const studioFrame: UserConfig = {
  ...shared,
  resolve: {
    alias: [
      { find: /^.*\/island\/hydrate-island\.tsx$/, replacement: inRoot('src/studio/frame/hydrate-island.tsx') },
      { find: /^.*\/load\/preload-page\.ts$/, replacement: inRoot('src/studio/frame/preload-page.ts') },
    ],
  },
  build: {
    modulePreload: false,
    target: 'es2022',
    rollupOptions: {
      input: {
        entry: inRoot('src/studio/frame/main.ts'),
        ...Object.fromEntries(islands.map((type) => [`block-${type}`, inRoot(`src/blocks/${type}/Component.tsx`)])),
      },
      preserveEntrySignatures: 'allow-extension',
      output: { entryFileNames: 'assets/[name].[hash].js', chunkFileNames: 'assets/[name].[hash].js' },
    },
  },
};

/** The studio itself, around the shown page. */
const studioShell: UserConfig = {
  root,
  logLevel: 'error',
  publicDir: false,
  plugins: [react()],
  base: './',
  build: {
    modulePreload: false,
    target: 'es2022',
    rollupOptions: {
      input: { shell: inRoot('src/studio/shell/main.tsx') },
      output: {
        entryFileNames: 'assets/[name].[hash].js',
        chunkFileNames: 'assets/[name].[hash].js',
        assetFileNames: 'assets/[name].[hash][extname]',
      },
    },
  },
};

/** The renderer of pages, for Node. */
const renderer: UserConfig = {
  ...shared,
  build: { ssr: inRoot('src/render/entry-server.tsx'), target: 'node24' },
};

/** A script that is inlined into pages. */
const inline = (file: string): UserConfig => ({
  ...shared,
  build: {
    write: false,
    target: 'es2022',
    lib: { entry: inRoot(file), formats: ['iife'], name: 'starter' },
    minify: true,
  },
});

/** `npm run dev`. Vite serves code and style; pages come from the plugin that src/dev adds. */
const dev: UserConfig = {
  ...shared,
  appType: 'custom',
  logLevel: 'warn',
  plugins: [cssModules(root), react()],
  server: {
    strictPort: true,
    // src/dev adds what lies beside code and content.
    watch: { ignored: ['**/src/generated/**'] },
  },
  optimizeDeps: {
    include: [
      'react',
      'react-dom/client',
      'react-router-dom',
      'react-hook-form',
      'react-helmet-async',
      '@emailjs/browser',
    ],
  },
};

/** Unit, contract, server and repository tests. The journeys in a browser are Playwright's: see playwright.config.ts. */
const test: UserConfig = {
  ...shared,
  test: {
    exclude: ['**/*.{slow,nightly,alone}.test.{ts,tsx}'],
    include: [
      'src/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
      'tests/*.test.ts',
      'tests/{contracts,config-cases,sizes}/**/*.test.ts',
    ],
    environment: 'node',
    // Files share a worker, which halves the time; each cleans up after itself.
    isolate: false,
    globalSetup: 'tests/contracts/postgres/setup.ts',
    setupFiles: 'tests/amount/random.ts',
    maxWorkers: 2,
    // Generous, so that a busy machine fails no test.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
};

/** Those that run before a change lands, with all of their cases. */
const slow: UserConfig = {
  ...test,
  test: {
    ...test.test,
    exclude: [],
    include: ['{src,scripts,tests}/**/*.{slow,storages}.test.{ts,tsx}'],
    env: { THOROUGH: 'yes' },
  },
};

/** The long proofs, and all cases of those of which the other levels try some. */
const nightly: UserConfig = {
  ...slow,
  test: {
    ...slow.test,
    include: ['{src,scripts,tests}/**/*.{nightly,sample}.test.ts'],
    testTimeout: 1_800_000,
    expect: { poll: { timeout: 60_000 } },
    // System packages may have to be installed first.
    hookTimeout: 300_000,
  },
};

/** Those that measure time or memory, or run the tests of a copy: one at a time. */
const alone: UserConfig = {
  ...slow,
  test: { ...nightly.test, include: ['{src,scripts,tests}/**/*.alone.test.ts'], maxWorkers: 1 },
};

const MODES: Record<string, UserConfig> = {
  client,
  renderer,
  starter: inline('src/browser/starter/starter.ts'),
  dev,
  'studio-early': inline('src/studio/frame/early/early.ts'),
  'studio-frame': studioFrame,
  'studio-shell': studioShell,
  test,
  slow,
  nightly,
  alone,
};

/** The one configuration of Vite and Vitest, by what is wanted of them. */
export default defineConfig(async ({ mode, command }) => {
  const config = MODES[mode];
  if (config && mode === 'nightly') {
    // Vitest is not installed where sites are only built.
    const { LongestFirst } = await import('./scripts/test/longest-first.ts');
    return mergeConfig(config, { test: { sequence: { sequencer: LongestFirst } } });
  }
  if (config) return config;
  const [wanted, because] = command === 'build' ? ['build', 'pages are made of JSON'] : ['dev', 'pages come from JSON'];
  throw new Error(
    `Please use "npm run ${wanted}" instead: Vite alone makes no site of this project, since ${because}.`,
  );
});
