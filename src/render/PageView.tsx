import type { PageBlock } from '../contracts/page-data.ts';
import { BlockHost } from './BlockHost.tsx';

interface PageViewProps {
  /** The current screen. Part of the React keys, so that a new screen never reuses elements of the old one. */
  screen: string;
  blocks: PageBlock[];
  /** Rendered blocks by key; empty for the first page, whose blocks are in the document. */
  html: Record<string, string>;
  /** Shows only the first blocks. */
  limit?: number;
}

/** From this number of blocks on, a page is long, and its sections are closer together (styles/tokens.css). */
const LONG = 9;

/** The blocks of a page from top to bottom. */
export function PageView({ screen, blocks, html, limit }: PageViewProps) {
  // Not a CSS selector that counts elements, whose result would change while the document loads or shows its first
  // blocks only.
  const isLong = blocks.length >= LONG;
  return (
    <main id="main" tabIndex={-1} data-long={isLong || undefined}>
      {blocks.slice(0, limit).map((block) => (
        <BlockHost key={`${screen}:${block.key}`} block={block} html={html[block.key] ?? ''} />
      ))}
    </main>
  );
}
