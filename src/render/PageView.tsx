import type { PageBlock } from '../contracts/page-data.ts';
import { BlockHost } from './BlockHost.tsx';

interface PageViewProps {
  /** The current screen. Part of the React keys, so that a new screen never reuses elements of the old one. */
  screen: string;
  blocks: PageBlock[];
  /** Rendered blocks by key; empty for the first page, whose blocks are in the document. */
  html: Record<string, string>;
}

/** The blocks of a page from top to bottom. */
export function PageView({ screen, blocks, html }: PageViewProps) {
  return (
    <main id="main" tabIndex={-1}>
      {blocks.map((block) => (
        <BlockHost key={`${screen}:${block.key}`} block={block} html={html[block.key] ?? ''} />
      ))}
    </main>
  );
}
